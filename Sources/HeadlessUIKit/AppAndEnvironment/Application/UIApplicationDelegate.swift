public import Foundation

/// The app's delegate. Its methods about the foreground are called when a test moves the scene; the others are declared so that an app's
/// sources compile.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIWindowOwner {
  /// The window as the delegate's class declares it. Of a delegate that is only known as one, `window` is the nested optional of
  /// `UIWindowOwner`, since the property is optional in UIKit.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when a test moves the scene (`UIScene.becomeActive()`), in an app without a scene delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when a test moves the scene (`UIScene.becomeInactive()`), in an app without a scene delegate.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when a test moves the scene (`UIScene.enterBackground()`), in an app without a scene delegate.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when a test moves the scene (`UIScene.becomeActive()`), in an app without a scene delegate.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Never called: tests create screens themselves; apps aren't launched, deactivated or terminated.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

// Optional in UIKit.
extension UIApplicationDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
