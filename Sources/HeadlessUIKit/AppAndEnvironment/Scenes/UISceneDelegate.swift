public import Foundation

/// The methods of a scene's delegate. Those about the foreground are called when a test moves the scene; the others are declared so that
/// an app's sources compile.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a test moves the scene (`UIScene.becomeActive()`).
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when a test moves the scene (`UIScene.becomeInactive()`).
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when a test moves the scene (`UIScene.becomeActive()`).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a test moves the scene (`UIScene.enterBackground()`).
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// Optional in UIKit.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The methods of a window scene's delegate.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwner {
  /// The window as the delegate's class declares it. Of a delegate that is only known as one, `window` is the nested optional of
  /// `UIWindowOwner`, since the property is optional in UIKit.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
