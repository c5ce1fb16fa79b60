public import HeadlessUIKit

/// An app's first screen, made the way iOS starts an app.
@MainActor public enum AppScreens {
  /// Starts an app and returns the root controller of its first window.
  ///
  /// As on iOS, the storyboard that `Info.plist` names is in the window before any delegate method is called, and
  /// delegates may set another controller. With a scene delegate the window is the scene's, otherwise the
  /// application's. A snapshot shows the controller in this window, with its tint and interface style. The delegates and the window
  /// live until the test ends, or until the screen closes that the app is started for. The first app of a process gets an empty
  /// home folder, as after an installation: the folders of `FileManager` that belong to a person aren't the app's. Servers don't
  /// answer as long as the delegates live, but a test's `URLProtocol` does: the screen is that of a slow connection, and a warning of the
  /// snapshot names each request. An answer that the main thread waits for is an error, as without a connection.
  ///
  ///     assertSnapshot(of: AppScreens.first(of: AppDelegate(), scene: SceneDelegate(), storyboard: "Main"), as: .image)
  ///
  /// - Parameters:
  ///   - application: the app's delegate; nil for an app that has none.
  ///   - scene: the delegate that the scene manifest names.
  ///   - storyboard: the main storyboard of the app or of its scene, without the extension.
  public static func first(
    of application: (any UIApplicationDelegate)?, scene: (any UIWindowSceneDelegate)? = nil, storyboard: String? = nil
  ) -> UIViewController {
    _ = AppContainer.home
    let (app, host) = (UIApplication.shared, StateHost.current)
    host.keep(RequestHold.warning())
    app.delegate = application
    if let application { host.keep(application) }
    var window: UIWindow?
    if let storyboard {
      let made = UIWindow(frame: UIScreen.main.bounds)
      made.rootViewController = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
      window = made
    }
    if scene == nil, let window { application?.window = window }
    var shown: UIWindow? { (scene?.window ?? nil) ?? (application?.window ?? nil) ?? window }
    // iOS itself shows the window of a storyboard. An application's delegate may have put another one in its place, which tutorials
    // do without showing it; a scene's delegate has to show its own.
    func showDocument() {
      if let window, scene == nil || shown === window { (shown ?? window).makeKeyAndVisible() }
    }
    _ = application?.application(app, willFinishLaunchingWithOptions: nil)
    _ = application?.application(app, didFinishLaunchingWithOptions: nil)
    if let scene, let connected = app.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first {
      connected.delegate = scene
      host.keep(scene)
      if let window { scene.window = window }
      scene.scene(connected, willConnectTo: connected.session, options: UIScene.ConnectionOptions())
      showDocument()
      scene.sceneWillEnterForeground(connected)
      scene.sceneDidBecomeActive(connected)
    } else {
      showDocument()
    }
    application?.applicationDidBecomeActive(app)
    guard let shown, let root = shown.rootViewController else {
      AppWarning.noteUsage("the app started without a controller at the root of a window")
      return UIViewController()
    }
    host.keep(shown)
    return root
  }
}
