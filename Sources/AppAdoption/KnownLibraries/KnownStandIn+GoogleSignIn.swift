extension KnownStandIn {
  /// Google Sign-In, without an account.
  static let googleSignIn = #"""
    import Foundation
    import UIKit

    /// The account of a signed-in user; none exists.
    public final class GIDGoogleUser: NSObject, @unchecked Sendable {
      public var userID: String? { nil }
      public var profile: GIDProfileData? { nil }
      public var idToken: GIDToken? { nil }
      public var accessToken: GIDToken { GIDToken() }
    }

    public final class GIDProfileData: NSObject, @unchecked Sendable {
      public var email: String { "" }
      public var name: String { "" }
      public var givenName: String? { nil }
      public var familyName: String? { nil }
      public var hasImage: Bool { false }
      public func imageURL(withDimension dimension: UInt) -> URL? { nil }
    }

    public final class GIDToken: NSObject, @unchecked Sendable {
      public var tokenString: String { "" }
    }

    public final class GIDSignInResult: NSObject, @unchecked Sendable {
      public var user: GIDGoogleUser { GIDGoogleUser() }
      public var serverAuthCode: String? { nil }
    }

    public final class GIDConfiguration: NSObject, @unchecked Sendable {
      public let clientID: String
      public init(clientID: String) { self.clientID = clientID }
      public init(clientID: String, serverClientID: String?) { self.clientID = clientID }
    }

    /// Google Sign-In isn't available on Linux: completions aren't called, and `async` calls throw this error.
    public struct GIDSignInIsAway: Error, CustomStringConvertible {
      init() {
        try? FileHandle.standardError.write(contentsOf: Data("Google's sign-in isn't available on Linux: the call does nothing.\n".utf8))
      }

      public var description: String { "Google's sign-in isn't available on Linux." }
    }

    public final class GIDSignIn: NSObject, @unchecked Sendable {
      public static let sharedInstance = GIDSignIn()
      public var configuration: GIDConfiguration?
      public var currentUser: GIDGoogleUser? { nil }
      public func hasPreviousSignIn() -> Bool { false }
      public func handle(_ url: URL) -> Bool { false }
      public func signOut() {}
      public func disconnect(completion: ((Error?) -> Void)? = nil) { _ = GIDSignInIsAway() }
      /// Calls the completion with an error: there is no previous sign-in.
      public func restorePreviousSignIn(completion: ((GIDGoogleUser?, Error?) -> Void)? = nil) {
        let error = GIDSignInIsAway()
        DispatchQueue.main.async { completion?(nil, error) }
      }
      public func signIn(
        withPresenting presentingViewController: UIViewController, completion: ((GIDSignInResult?, Error?) -> Void)? = nil
      ) { _ = GIDSignInIsAway() }
      public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?,
        completion: ((GIDSignInResult?, Error?) -> Void)? = nil
      ) { _ = GIDSignInIsAway() }
      @discardableResult public func signIn(
        withPresenting presentingViewController: UIViewController
      ) async throws -> GIDSignInResult { throw GIDSignInIsAway() }
    }

    public enum GIDSignInButtonStyle: Int { case standard, wide, iconOnly }
    public enum GIDSignInButtonColorScheme: Int { case dark, light }

    /// A button without Google's logo.
    open class GIDSignInButton: UIControl {
      open var style = GIDSignInButtonStyle.standard
      open var colorScheme = GIDSignInButtonColorScheme.light
    }

    """#
}
