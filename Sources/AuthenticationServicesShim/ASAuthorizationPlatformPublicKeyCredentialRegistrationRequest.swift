public import Foundation

/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  /// Stored but unused: the user is never verified.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String, _ userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider)
  }

  override func credential(_ answers: SignInAnswers) -> any ASAuthorizationCredential {
    ASAuthorizationPlatformPublicKeyCredentialRegistration(challenge)
  }
}
