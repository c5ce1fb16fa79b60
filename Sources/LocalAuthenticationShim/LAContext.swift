/// A device's answers to an app that asks for its owner's consent.
public struct AuthenticationAnswers: StandInAnswers {
  public var biometryType = LABiometryType.faceID
  /// Why nothing can be asked, as `biometryNotEnrolled`; nil where it can.
  public var unavailable: LAError.Code?
  /// Why the person isn't let in; nil where the person is.
  public var failure: LAError.Code? = .userCancel

  public init() {}

  public init(biometryType: LABiometryType = .faceID, unavailable: LAError.Code? = nil, failure: LAError.Code? = nil) {
    (self.biometryType, self.unavailable, self.failure) = (biometryType, unavailable, failure)
  }
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// What authentication fails with.
public struct LAError: Error, Sendable, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Asks for the consent of the device's owner: answered by ``AuthenticationAnswers``.
open class LAContext: NSObject, @unchecked Sendable {
  // What sheets would say is kept for the app: none is shown.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false

  private static func answers() -> AuthenticationAnswers {
    StandInScope.answers(framework: "LocalAuthentication", asked: "who holds the device")
  }

  open var biometryType: LABiometryType { LAContext.answers().biometryType }
  open var evaluatedPolicyDomainState: Data? { nil }

  /// - Parameter error: set to why not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let code = LAContext.answers().unavailable
    error?.pointee = code.map { NSError(domain: LAErrorDomain, code: $0.rawValue) }
    return code == nil
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    let answers = LAContext.answers()
    let code = answers.unavailable ?? answers.failure
    deliverLater { reply(code == nil, code.map { LAError($0) }) }
  }

  @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    let answers = LAContext.answers()
    if let code = answers.unavailable ?? answers.failure { throw LAError(code) }
    return true
  }

  open func invalidate() {}
}
