/// The answers about the authentication of the device's owner.
public struct AuthenticationAnswers: StandInAnswers {
  public var biometryType = LABiometryType.faceID
  /// Why authentication isn't available, such as `biometryNotEnrolled`; nil if it is.
  public var unavailable: LAError.Code?
  /// Why authentication fails; nil if it succeeds.
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

/// Authenticates the device's owner, with the answers of ``AuthenticationAnswers``.
open class LAContext: NSObject, @unchecked Sendable {
  // The texts of sheets are stored but unused: no sheet is shown.
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

  /// - Parameter error: set to the reason if authentication isn't available.
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
