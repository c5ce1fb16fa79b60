public import Foundation

/// What the app's delegate may do. Nothing calls it here; it is declared so that an app's sources compile.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIWindowOwner {
  var window: UIWindow? { get set }

  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called by nothing: a test makes its own screens; no app is started, left or ended.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

// Optional in UIKit.
extension UIApplicationDelegate {
  public var window: UIWindow? {
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
