public import Foundation

/// A sign-in with a passkey: that of the test's user, without a signature.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
  public let rawClientDataJSON: Data
  public let userID: Data!
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }

  init(_ challenge: Data, _ userID: Data) {
    rawClientDataJSON = WebAuthn.clientData("webauthn.get", challenge)
    self.userID = userID
    super.init()
  }
}

/// What sign-ins with a public key have.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}
