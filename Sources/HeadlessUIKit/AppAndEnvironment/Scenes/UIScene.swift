public import Foundation

/// An instance of the app's interface. There is one, which is in the foreground unless a test moves it (`enterBackground()`).
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The connection options. Empty: no other app opened the scene.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Always nil: no other app opens a scene.
    open var sourceApplication: String? { nil }
    /// Always empty: no data is passed to the app.
    open var userActivities: Set<NSUserActivity> { [] }
    /// Always nil: there is no home screen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Unavailable by its name in UIKit; tests reach it by `(UIWindowScene.self as NSObject.Type).init()`, to have a scene for a
  /// window of theirs.
  @_disfavoredOverload public override init() {
    session = .main
    super.init()
  }

  public let session: UISceneSession
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var delegate: (any UISceneDelegate)?
  /// In the foreground and active until a test moves the scene.
  open var activationState: ActivationState { activation }
  final var activation = ActivationState.foregroundActive
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var title: String! = ""
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var subtitle = ""
  open override var next: UIResponder? { UIApplication.shared }

  /// The options for opening a URL with another app.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
    open var eventAttribution: Any?
  }

  /// Calls the completion handler with false: there are no other apps.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Does nothing: no state is restored.
  open func extendStateRestoration() {}
  /// Does nothing: a test makes its own screens; no app is started, left or ended.
  open func completeStateRestoration() {}

  /// Never posted: scenes aren't connected and disconnected here.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Never posted: scenes aren't connected and disconnected here.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a test activates the scene (`becomeActive()`).
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a test deactivates the scene (`becomeInactive()`).
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a test brings the scene back from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a test sends the scene to the background (`enterBackground()`).
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
