public import Foundation

/// Asks for a sign-in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  /// Stored but unused: the passkey is that of the test's user.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Stored but unused: the user is never verified.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider)
  }

  override func credential(_ answers: SignInAnswers) -> any ASAuthorizationCredential {
    ASAuthorizationPlatformPublicKeyCredentialAssertion(challenge, Data(answers.user.utf8))
  }
}

/// A passkey that may be used.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  open var credentialID: Data

  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init()
  }
}
