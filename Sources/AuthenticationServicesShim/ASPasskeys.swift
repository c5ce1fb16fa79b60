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
