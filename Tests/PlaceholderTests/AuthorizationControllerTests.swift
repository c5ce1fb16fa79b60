import AuthenticationServices
import Foundation
import HeadlessSwiftUI
import StandIns
import Testing
import _AuthenticationServices_SwiftUI

/// Sign-ins through SwiftUI's environment.
@MainActor @Suite struct AuthorizationControllerTests {
  private var controller: AuthorizationController { EnvironmentValues().authorizationController }

  @Test func aPasskeyIsThatOfTheTestsUser() async throws {
    var answers = SignInAnswers()
    (answers.failure, answers.user) = (nil, "ada")
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "a.test")
    try await withAnswers(answers) {
      let request = provider.createCredentialAssertionRequest(challenge: Data([0xFB, 0xFF]))
      let result = try await controller.performRequests([request], options: .preferImmediatelyAvailableCredentials)
      guard case .passkeyAssertion(let passkey) = result else {
        Issue.record("not a passkey: \(result)")
        return
      }
      #expect(passkey.userID == Data("ada".utf8))
      // WebAuthn: the challenge is in base64url without padding.
      #expect(
        String(decoding: passkey.rawClientDataJSON, as: UTF8.self) == #"{"type":"webauthn.get","challenge":"-_8"}"#)
      let registration = provider.createCredentialRegistrationRequest(challenge: Data(), name: "Ada", userID: Data())
      guard case .passkeyRegistration = try await controller.performRequests([registration]) else {
        Issue.record("not a registration")
        return
      }
    }
  }

  @Test func aCancelledSignInThrows() async {
    let request = ASAuthorizationPasswordProvider().createRequest()
    _ = await withAnswers(SignInAnswers()) {
      await #expect(throws: ASAuthorizationError.self) { _ = try await controller.performRequests([request]) }
    }
  }
}
