/// A kind of pushes that wake an app.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token that a server sends pushes to. There is no push service: a registry delivers the ones that a test makes.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let token: Data

  /// For tests: Apple's class has no such initializer.
  public init(type: PKPushType, token: Data) {
    (self.type, self.token) = (type, token)
    super.init()
  }
}

/// The content of a push.
open class PKPushPayload: NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]

  /// For tests: Apple's class has no such initializer.
  public init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    super.init()
  }
}

/// Receives pushes. There is no push service, so that no token and no push arrives unless a test delivers one.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// The types that the app registers for.
  open var desiredPushTypes: Set<PKPushType>?
  private let queue: DispatchQueue
  private var tokens: [PKPushType: Data] = [:]

  /// - Parameter queue: on which the delegate is called; nil for the main queue.
  public init(queue: DispatchQueue?) {
    self.queue = queue ?? .main
    super.init()
  }

  /// The token of a type; nil before it was delivered.
  open func pushToken(for type: PKPushType) -> Data? { tokens[type] }

  /// For tests: reports credentials, as the system does after a registration.
  public func deliver(_ credentials: PKPushCredentials) {
    tokens[credentials.type] = credentials.token
    queue.async { self.delegate?.pushRegistry(self, didUpdate: credentials, for: credentials.type) }
  }

  /// For tests: delivers a push of a desired type; others are ignored, as by the system.
  public func deliver(_ payload: PKPushPayload, completion: @escaping () -> Void = {}) {
    guard desiredPushTypes?.contains(payload.type) == true else { return }
    nonisolated(unsafe) let completion = completion
    queue.async {
      self.delegate?.pushRegistry(
        self, didReceiveIncomingPushWith: payload, for: payload.type, completion: completion)
    }
  }
}

/// Called on the registry's queue for what a test delivers.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  /// Optional.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  /// Optional.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
