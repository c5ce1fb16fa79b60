extension KnownStandIn {
  /// Facebook's button and its login, which doesn't take place.
  static let facebookLogin = #"""
    @_exported import FBSDKCoreKit
    import UIKit

    public struct Permission: Hashable, Sendable, ExpressibleByStringLiteral {
      public let name: String
      public init(stringLiteral value: String) { name = value }
      public init(name: String) { self.name = name }
      public static let publicProfile: Permission = "public_profile"
      public static let email: Permission = "email"
      public static let userFriends: Permission = "user_friends"
      public static let userBirthday: Permission = "user_birthday"
      public static let userPhotos: Permission = "user_photos"
    }
    public typealias ReadPermission = Permission

    public final class LoginManagerLoginResult: NSObject {
      public var token: AccessToken? { nil }
      public var isCancelled: Bool { true }
      public var grantedPermissions: Set<String> { [] }
      public var declinedPermissions: Set<String> { [] }
    }

    public enum LoginResult {
      case cancelled, failed(Error)
      case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
    }

    public enum DefaultAudience: UInt { case friends, onlyMe }
    public enum LoginBehavior: UInt { case browser, native, systemAccount, web }
    public enum LoginTracking: UInt { case enabled, limited }
    public final class LoginConfiguration: NSObject {
      public init?(permissions: Set<Permission> = [], tracking: LoginTracking = .enabled, nonce: String = "") {}
    }
    public typealias LoginManagerLoginResultBlock = (LoginManagerLoginResult?, Error?) -> Void

    /// No sign-in takes place, and completions aren't called.
    @preconcurrency @MainActor public final class LoginManager: NSObject {
      public var loginBehavior = LoginBehavior.browser
      public var defaultAudience = DefaultAudience.friends
      public nonisolated override init() {}
      public func logOut() {}
      public func logIn(permissions: [String], from fromViewController: UIViewController?, handler: LoginManagerLoginResultBlock? = nil) { note() }
      public func logIn(
        permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil,
        completion: ((LoginResult) -> Void)? = nil
      ) { note() }
      public func logIn(
        viewController: UIViewController? = nil, configuration: LoginConfiguration?, completion: @escaping (LoginResult) -> Void
      ) { note() }
      public func logIn(
        readPermissions permissions: [Permission], viewController: UIViewController? = nil, completion: ((LoginResult) -> Void)? = nil
      ) { note() }
      public func logIn(
        withReadPermissions permissions: [Any]!, from fromViewController: UIViewController!, handler: LoginManagerLoginResultBlock!
      ) { note() }
      private func note() {
        try? FileHandle.standardError.write(contentsOf: Data("Facebook isn't available on Linux: logIn does nothing.\n".utf8))
      }
    }

    @preconcurrency @MainActor public protocol LoginButtonDelegate: NSObjectProtocol {
      func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: Error?)
      func loginButtonDidLogOut(_ loginButton: FBLoginButton)
      func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool
    }
    extension LoginButtonDelegate {
      public func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: Error?) {}
      public func loginButtonDidLogOut(_ loginButton: FBLoginButton) {}
      public func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool { true }
    }

    /// Facebook's blue button, which does nothing.
    open class FBLoginButton: UIButton {
      open weak var delegate: (any LoginButtonDelegate)?
      open var permissions: [String] = []
      open var readPermissions: [Any]! = []
      open var defaultAudience = DefaultAudience.friends
      open var loginBehavior = LoginBehavior.browser
      public convenience init(frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 28), permissions: [Permission]) {
        self.init(frame: frame)
        self.permissions = permissions.map(\.name)
      }
      public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 200, height: 28) : frame)
        prepare()
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
      }
      private func prepare() {
        setTitle("Continue with Facebook", for: .normal)
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .boldSystemFont(ofSize: 13)
        backgroundColor = UIColor(red: 24 / 255, green: 119 / 255, blue: 242 / 255, alpha: 1)
        layer.cornerRadius = 3
      }
      open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 28) }
    }
    public typealias LoginButton = FBLoginButton
    public typealias FBSDKLoginButton = FBLoginButton
    public typealias FBSDKLoginManager = LoginManager
    public typealias FBSDKLoginManagerLoginResult = LoginManagerLoginResult
    public typealias FBSDKLoginButtonDelegate = LoginButtonDelegate

    """#
}
