/// Whether the user is to be verified, as WebAuthn names it.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user is verified where the device can do it.
  public static let preferred = Self(rawValue: "preferred")
  /// The user has to be verified.
  public static let required = Self(rawValue: "required")
  /// The user is verified only if the device needs it.
  public static let discouraged = Self(rawValue: "discouraged")
}
