public import Foundation

/// The persistent information about a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The session of the running code. Each test has its own.
  static var main: UISceneSession { AppState.current.sceneSession }

  init(role: Role) {
    self.role = role
    super.init()
  }

  /// Unavailable by name in UIKit; tests call it with `(UISceneSession.self as NSObject.Type).init()`.
  @_disfavoredOverload public override init() {
    role = .windowApplication
    super.init()
  }

  open var scene: UIScene? { UIWindowScene.main }
  public let role: Role
  public let persistentIdentifier = "main"
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var stateRestorationActivity: NSUserActivity?
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var userInfo: [String: Any]?
}
