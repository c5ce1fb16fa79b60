/// Whether the user is to be verified, as WebAuthn names it.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let preferred = Self(rawValue: "preferred")
  public static let required = Self(rawValue: "required")
  public static let discouraged = Self(rawValue: "discouraged")
}
