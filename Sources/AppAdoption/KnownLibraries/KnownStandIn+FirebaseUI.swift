extension KnownStandIn {
  /// Screens for signing in, which are empty.
  static let firebaseUI = #"""
    @_exported import FirebaseAuth
    @_exported import FirebaseStorage
    import UIKit

    /// A way to sign in, which isn't offered.
    public protocol FUIAuthProvider: NSObjectProtocol {}
    public class FUIProvider: NSObject, FUIAuthProvider {
      public override init() {}
    }
    public final class FUIGoogleAuth: FUIProvider {
      public convenience init(authUI: FUIAuth) { self.init() }
      public convenience init(scopes: [String]) { self.init() }
    }
    public final class FUIFacebookAuth: FUIProvider {
      public convenience init(authUI: FUIAuth) { self.init() }
      public convenience init(permissions: [String]) { self.init() }
    }
    public final class FUITwitterAuth: FUIProvider {}
    public final class FUIAnonymousAuth: FUIProvider {
      public convenience init(authUI: FUIAuth) { self.init() }
    }
    public final class FUIPhoneAuth: FUIProvider {
      public convenience init(authUI: FUIAuth) { self.init() }
      public func signIn(withPresenting presentingViewController: UIViewController, phoneNumber: String?) {}
    }
    public final class FUIEmailAuth: FUIProvider {}
    public final class FUIOAuth: FUIProvider {
      public static func appleAuthProvider() -> FUIOAuth { FUIOAuth() }
      public static func githubAuthProvider() -> FUIOAuth { FUIOAuth() }
      public static func microsoftAuthProvider() -> FUIOAuth { FUIOAuth() }
      public static func twitterAuthProvider() -> FUIOAuth { FUIOAuth() }
    }

    public let FUIAuthErrorDomain = "FUIAuthErrorDomain"
    public enum FUIAuthErrorCode: UInt, Error { case userCancelledSignIn = 1, providerError, cantFindProvider, unknownError }

    @preconcurrency @MainActor public protocol FUIAuthDelegate: NSObjectProtocol {
      func authUI(_ authUI: FUIAuth, didSignInWith authDataResult: AuthDataResult?, error: Error?)
      func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: Error?)
      func authPickerViewController(forAuthUI authUI: FUIAuth) -> FUIAuthPickerViewController
    }
    extension FUIAuthDelegate {
      public func authUI(_ authUI: FUIAuth, didSignInWith authDataResult: AuthDataResult?, error: Error?) {}
      public func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: Error?) {}
      public func authPickerViewController(forAuthUI authUI: FUIAuth) -> FUIAuthPickerViewController {
        FUIAuthPickerViewController(authUI: authUI)
      }
    }

    /// The screens for signing in are empty: no sign-in takes place.
    @preconcurrency @MainActor public final class FUIAuth: NSObject {
      private static let shared = FUIAuth()
      public static func defaultAuthUI() -> FUIAuth? { shared }
      public weak var delegate: (any FUIAuthDelegate)?
      public var providers: [any FUIAuthProvider] = []
      public var auth: Auth? { Auth.auth() }
      public var isSignInWithEmailHidden = false
      public var shouldHideCancelButton = false
      public var shouldAutoUpgradeAnonymousUsers = false
      public var tosurl: URL?
      public var tosUrl: URL?
      public var tosURL: URL?
      public var privacyPolicyURL: URL?
      public func authViewController() -> UINavigationController {
        UINavigationController(rootViewController: FUIAuthPickerViewController(authUI: self))
      }
      public func handleOpen(_ url: URL, sourceApplication: String?) -> Bool { false }
      public func signOut() throws {}
    }

    open class FUIAuthPickerViewController: UIViewController {
      public init(nibName: String? = nil, bundle: Bundle? = nil, authUI: FUIAuth) {
        super.init(nibName: nibName, bundle: bundle)
        title = "Welcome"
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    extension UIImageView {
      /// Shows the placeholder: files aren't transferred.
      public func sd_setImage(with storageRef: StorageReference, placeholderImage placeholder: UIImage? = nil) {
        if let placeholder { image = placeholder }
      }
      public func sd_setImage(
        with storageRef: StorageReference, placeholderImage placeholder: UIImage?,
        completion: ((UIImage?, Error?, Int, StorageReference) -> Void)?
      ) { sd_setImage(with: storageRef, placeholderImage: placeholder) }
    }

    """#
}
