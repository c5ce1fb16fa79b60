/// The number or address of the other participant in a call.
open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }
}

open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false
}

open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var supportsVideo = false
  open var includesCallsInRecents = true
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() { super.init() }
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Reports calls to the system, which doesn't display them here.
open class CXProvider: NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?

  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { deliverLater { completion(nil) } }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open func invalidate() { delegate?.providerDidReset(self) }
}

public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
}

// Optional in CallKit.
extension CXProviderDelegate {
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
}

open class CXAction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var isComplete = false
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

open class CXTransaction: NSObject {
  public private(set) var actions: [CXAction]
  public init(action: CXAction) {
    actions = [action]
    super.init()
  }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Requests calls: no call is started.
open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    deliverLater { completion(nil) }
  }
}

/// There are no calls here.
open class CXCallObserver: NSObject, @unchecked Sendable {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

open class CXCall: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var hasEnded: Bool { false }
  open var hasConnected: Bool { false }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
}

/// Never called: there are no calls here.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

// There are no calls here: nothing is awaited.

extension CXProvider {
  public func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {}
}

extension CXCallController {
  public func request(_ transaction: CXTransaction) async throws {}
}
