public import Foundation

// Passkeys: requests of a screen's app end as the test's `SignInAnswers` say. Nothing is signed.

/// A new passkey. Its keys are empty: there is no device that makes them.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  public let rawClientDataJSON: Data
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }

  init(_ challenge: Data) {
    rawClientDataJSON = WebAuthn.clientData("webauthn.create", challenge)
    super.init()
  }
}

/// What registrations with a public key have.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}
