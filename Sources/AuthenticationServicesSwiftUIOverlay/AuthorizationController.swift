public import AuthenticationServices
public import HeadlessSwiftUI

/// The result of a sign-in.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// A credential of another kind.
  case other(any ASAuthorizationCredential)

  init(_ credential: any ASAuthorizationCredential) {
    switch credential {
    case let credential as ASPasswordCredential: self = .password(credential)
    case let credential as ASAuthorizationAppleIDCredential: self = .appleID(credential)
    case let credential as ASAuthorizationPlatformPublicKeyCredentialAssertion: self = .passkeyAssertion(credential)
    case let credential as ASAuthorizationPlatformPublicKeyCredentialRegistration:
      self = .passkeyRegistration(credential)
    default: self = .other(credential)
    }
  }
}

/// Signs in as `ASAuthorizationController` does: the sign-in ends as the test's answers say.
@MainActor public struct AuthorizationController {
  nonisolated init() {}

  /// Performs the first of the requests.
  ///
  /// - Parameters:
  ///   - requests: the ways to sign in.
  ///   - options: has no effect, as no sheet is shown.
  /// - Throws: `ASAuthorizationError` with the test's code.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    let waiting = WaitingDelegate(ASAuthorizationController(authorizationRequests: requests))
    return try await waiting.result(options)
  }

  /// Performs a request. No sheet is shown, so nothing is filled in while the user types.
  public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }
}

/// Waits for the end of a controller's requests.
@MainActor private final class WaitingDelegate: ASAuthorizationControllerDelegate {
  private let controller: ASAuthorizationController
  private var continuation: CheckedContinuation<ASAuthorizationResult, any Error>?

  init(_ controller: ASAuthorizationController) { self.controller = controller }

  func result(_ options: ASAuthorizationController.RequestOptions) async throws -> ASAuthorizationResult {
    controller.delegate = self
    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      controller.performRequests(options: options)
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) { finish(.success(ASAuthorizationResult(authorization.credential))) }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    finish(.failure(error))
  }

  private func finish(_ result: Result<ASAuthorizationResult, any Error>) {
    let waiting = continuation
    continuation = nil
    // The result isn't used here after this.
    nonisolated(unsafe) let passedOn = result
    waiting?.resume(with: passedOn)
  }
}

extension EnvironmentValues {
  /// Signs in with passwords, passkeys and Apple's accounts.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
