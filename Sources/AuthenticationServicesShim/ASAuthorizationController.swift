public import HeadlessUIKit

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

// Optional in AuthenticationServices.
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) { OptionalMethod.missing() }
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    OptionalMethod.missing()
  }
}

/// Performs a sign-in: shows no sheet, and ends with the result in ``SignInAnswers``.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    let answers = SignInAnswers.current(asked: "what becomes of a sign-in")
    DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(answers) } }
  }

  private func finish(_ answers: SignInAnswers) {
    guard answers.failure == nil, let request = authorizationRequests.first else {
      let error = ASAuthorizationError(answers.failure ?? .unknown)
      delegate?.authorizationController(controller: self, didCompleteWithError: error)
      return
    }
    delegate?.authorizationController(
      controller: self,
      didCompleteWithAuthorization: ASAuthorization(request.provider, request.credential(answers)))
  }

  open func cancel() {}

  /// How requests are performed. Has no effect: no sheet is shown.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1 << 0)
  }

  /// - Parameter options: has no effect, as no sheet is shown.
  open func performRequests(options: RequestOptions) { performRequests() }
}
