/// A device's answers to an app that asks for its owner's consent.
public struct AuthenticationAnswers: StandInAnswers {
  public var biometryType = LABiometryType.faceID
  /// Why nothing can be asked, as `biometryNotEnrolled`; nil where it can.
  public var unavailable: LAError.Code?
  /// Why the user isn't let in; nil where the user is.
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
