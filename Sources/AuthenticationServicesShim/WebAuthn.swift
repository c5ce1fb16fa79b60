internal import Foundation

/// What passkeys have of the standard for them.
enum WebAuthn {
  /// The standard's description of a request, with the challenge in the alphabet for addresses.
  static func clientData(_ type: String, _ challenge: Data) -> Data {
    let text = challenge.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
    return Data(#"{"type":"\#(type)","challenge":"\#(text)"}"#.utf8)
  }
}
