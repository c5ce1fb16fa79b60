extension KnownStandIn {
  /// Authentication, without a user.
  static let firebaseAuth = #"""
    @_exported import FirebaseCore
    import Foundation
    import UIKit

    public protocol UserInfo: NSObjectProtocol {
      var providerID: String { get }
      var uid: String { get }
      var displayName: String? { get }
      var photoURL: URL? { get }
      var email: String? { get }
      var phoneNumber: String? { get }
    }

    /// A user; none exists, because sign-ins don't reach the servers.
    public class User: NSObject, UserInfo, @unchecked Sendable {
      public var providerID: String { "Firebase" }
      public var uid: String { "" }
      public var displayName: String? { nil }
      public var photoURL: URL? { nil }
      public var email: String? { nil }
      public var phoneNumber: String? { nil }
      public var isAnonymous: Bool { false }
      public var isEmailVerified: Bool { false }
      public var providerData: [any UserInfo] { [] }
      public var refreshToken: String? { nil }
      public var metadata: UserMetadata { UserMetadata() }

      public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
      public func reload(completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("reload") }
      public func reload() async throws { throw FirebaseIsAway("reload") }
      public func delete(completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("delete") }
      public func delete() async throws { throw FirebaseIsAway("delete") }
      public func updateEmail(to email: String, completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("updateEmail") }
      public func updatePassword(to password: String, completion: ((Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("updatePassword")
      }
      public func updatePassword(to password: String) async throws { throw FirebaseIsAway("updatePassword") }
      public func sendEmailVerification(completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("sendEmailVerification") }
      public func sendEmailVerification() async throws { throw FirebaseIsAway("sendEmailVerification") }
      public func getIDToken(completion: ((String?, Error?) -> Void)?) { _ = FirebaseIsAway("getIDToken") }
      public func getIDToken() async throws -> String { throw FirebaseIsAway("getIDToken") }
      public func link(with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("link")
      }
      public func reauthenticate(with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("reauthenticate")
      }
      @discardableResult public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        throw FirebaseIsAway("reauthenticate")
      }
    }

    public final class UserMetadata: NSObject {
      public var lastSignInDate: Date? { nil }
      public var creationDate: Date? { nil }
    }

    public final class UserProfileChangeRequest: NSObject {
      public var displayName: String?
      public var photoURL: URL?
      public func commitChanges(completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("commitChanges") }
      public func commitChanges() async throws { throw FirebaseIsAway("commitChanges") }
    }

    public class AuthCredential: NSObject, @unchecked Sendable {
      public let provider: String
      init(_ provider: String) { self.provider = provider }
    }

    public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}
    public final class OAuthCredential: AuthCredential, @unchecked Sendable {}

    public final class AdditionalUserInfo: NSObject {
      public var providerID: String { "" }
      public var profile: [String: Any]? { nil }
      public var username: String? { nil }
      public var isNewUser: Bool { false }
    }

    public final class AuthDataResult: NSObject, @unchecked Sendable {
      public var user: User { User() }
      public var additionalUserInfo: AdditionalUserInfo? { nil }
      public var credential: AuthCredential? { nil }
    }

    /// Firebase 4 passed the user itself to completions.
    extension AuthDataResult {
      public var uid: String { user.uid }
      public var email: String? { user.email }
      public var displayName: String? { user.displayName }
      public var photoURL: URL? { user.photoURL }
      public var isEmailVerified: Bool { user.isEmailVerified }
      public func createProfileChangeRequest() -> UserProfileChangeRequest { user.createProfileChangeRequest() }
      public func sendEmailVerification(completion: ((Error?) -> Void)? = nil) {
        user.sendEmailVerification(completion: completion)
      }
    }

    \#(authErrorCode)
    public let AuthErrorDomain = "FIRAuthErrorDomain"
    public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
    public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
    public typealias AuthDataResultCallback = (AuthDataResult?, Error?) -> Void
    public protocol AuthUIDelegate: NSObjectProtocol {}

    public final class Auth: NSObject, @unchecked Sendable {
      private static let shared = Auth()
      public static func auth() -> Auth { shared }
      public static func auth(app: FirebaseApp) -> Auth { shared }

      public var currentUser: User? { nil }
      public var languageCode: String?
      public var app: FirebaseApp? { FirebaseApp.app() }
      public func useAppLanguage() {}
      public func signOut() throws {}
      public func canHandle(_ url: URL) -> Bool { false }
      public private(set) var userAccessGroup: String?
      public var shareAuthStateAcrossDevices = false
      public func useUserAccessGroup(_ accessGroup: String?) throws { userAccessGroup = accessGroup }
      public func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? { nil }
      public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {}

      /// The listener is called once, without a user.
      @discardableResult public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
      ) -> AuthStateDidChangeListenerHandle {
        DispatchQueue.main.async { listener(self, nil) }
        return NSObject()
      }
      @discardableResult public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
      ) -> IDTokenDidChangeListenerHandle {
        DispatchQueue.main.async { listener(self, nil) }
        return NSObject()
      }
      public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {}
      public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {}

      public func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
        _ = FirebaseIsAway("signIn")
      }
      @discardableResult public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw FirebaseIsAway("signIn")
      }
      public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
        _ = FirebaseIsAway("signIn")
      }
      @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        throw FirebaseIsAway("signIn")
      }
      public func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {
        _ = FirebaseIsAway("signIn")
      }
      public func signInAnonymously(completion: AuthDataResultCallback? = nil) { _ = FirebaseIsAway("signInAnonymously") }
      @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
        throw FirebaseIsAway("signInAnonymously")
      }
      public func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
        _ = FirebaseIsAway("createUser")
      }
      @discardableResult public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw FirebaseIsAway("createUser")
      }
      public func sendPasswordReset(withEmail email: String, completion: ((Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("sendPasswordReset")
      }
      public func sendPasswordReset(withEmail email: String) async throws { throw FirebaseIsAway("sendPasswordReset") }
      public func fetchSignInMethods(forEmail email: String, completion: (([String]?, Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("fetchSignInMethods")
      }
    }

    public enum AuthAPNSTokenType: Int { case unknown, sandbox, prod }

    public enum EmailAuthProvider {
      public static let id = "password"
      public static func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential(id) }
    }

    public enum GoogleAuthProvider {
      public static let id = "google.com"
      public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential { AuthCredential(id) }
    }

    public enum FacebookAuthProvider {
      public static let id = "facebook.com"
      public static func credential(withAccessToken accessToken: String) -> AuthCredential { AuthCredential(id) }
    }

    public final class OAuthProvider: NSObject {
      public static func credential(withProviderID providerID: String, idToken: String, rawNonce: String?) -> OAuthCredential {
        OAuthCredential(providerID)
      }
      public static func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
        OAuthCredential(providerID)
      }
      public static func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
      ) -> OAuthCredential { OAuthCredential("apple.com") }
    }

    public final class PhoneAuthProvider: NSObject {
      public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
      public static func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }
      public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, completion: ((String?, Error?) -> Void)? = nil
      ) { _ = FirebaseIsAway("verifyPhoneNumber") }
      public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential("phone")
      }
    }

    """#
}
