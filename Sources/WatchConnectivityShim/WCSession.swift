/// The answers about a watch. By default none is paired.
public struct WatchAnswers: StandInAnswers {
  public var isSupported = true
  public var isPaired = false
  public var isWatchAppInstalled = false
  public var isReachable = false

  public init() {}
}

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// An error of the framework.
public struct WCError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case genericError = 7001
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007

    public static var domain: String { "WCErrorDomain" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var genericError: Code { .genericError }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
}

/// A connection to a watch, over which nothing is sent.
open class WCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any WCSessionDelegate)?
  open private(set) var activationState = WCSessionActivationState.notActivated
  open private(set) var applicationContext: [String: Any] = [:]
  open var receivedApplicationContext: [String: Any] { [:] }

  private static var answers: WatchAnswers {
    StandInScope.answers(framework: "WatchConnectivity", asked: "whether there is a watch")
  }

  open class func isSupported() -> Bool { answers.isSupported }
  open class var `default`: WCSession { StandInScope.shared { WCSession() } }
  open var isPaired: Bool { WCSession.answers.isPaired }
  open var isWatchAppInstalled: Bool { WCSession.answers.isWatchAppInstalled }
  open var isReachable: Bool { WCSession.answers.isReachable }
  open var isComplicationEnabled: Bool { false }

  open func activate() {
    activationState = .activated
    deliverLater { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
  }

  /// Not sent: the error handler is called.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    if let errorHandler { deliverLater { errorHandler(WCError(.notReachable)) } }
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    self.applicationContext = applicationContext
  }

  /// Not sent.
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  init(_ userInfo: [String: Any]) {
    self.userInfo = userInfo
    super.init()
  }
  open var isTransferring: Bool { false }
  open func cancel() {}
}

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

// Optional in WatchConnectivity.
extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
