public import Foundation

// Passkeys: requests of a screen's app end as the test's `SignInAnswers` say. Nothing is signed.

/// What all credentials with a public key have.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}

public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}

public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}

/// Whether the user is to be verified, as WebAuthn names it.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let preferred = Self(rawValue: "preferred")
  public static let required = Self(rawValue: "required")
  public static let discouraged = Self(rawValue: "discouraged")
}

/// Makes requests for passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
  }

  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

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

/// A new passkey. Its keys are empty: there is no device that makes them.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  public let rawClientDataJSON: Data
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }

  init(_ challenge: Data) {
    rawClientDataJSON = clientData("webauthn.create", challenge)
    super.init()
  }
}

/// A sign-in with a passkey: that of the test's user, without a signature.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
  public let rawClientDataJSON: Data
  public let userID: Data!
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }

  init(_ challenge: Data, _ userID: Data) {
    rawClientDataJSON = clientData("webauthn.get", challenge)
    self.userID = userID
    super.init()
  }
}

/// WebAuthn's description of a request, with the challenge in the alphabet for addresses.
private func clientData(_ type: String, _ challenge: Data) -> Data {
  let text = challenge.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
    "=", with: "")
  return Data(#"{"type":"\#(type)","challenge":"\#(text)"}"#.utf8)
}
