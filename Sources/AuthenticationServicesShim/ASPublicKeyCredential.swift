public import Foundation

/// What all credentials with a public key have.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}

/// Texts in the format of WebAuthn, the standard for passkeys.
enum WebAuthn {
  /// The JSON that describes a request, with the challenge in Base64 for URLs and without padding.
  static func clientData(_ type: String, _ challenge: Data) -> Data {
    let text = challenge.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
    return Data(#"{"type":"\#(type)","challenge":"\#(text)"}"#.utf8)
  }
}
