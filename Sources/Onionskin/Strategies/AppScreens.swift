internal import Foundation
public import HeadlessUIKit

/// An app's first screen, made the way iOS starts an app.
@MainActor public enum AppScreens {
  /// Starts an app and returns the root controller of its first window.
  ///
  /// As on iOS, the storyboard that `Info.plist` names is in the window before any delegate method is called, and
  /// delegates may set another controller. With a scene delegate the window is the scene's, otherwise the
  /// application's.
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
    let app = UIApplication.shared
    app.delegate = application
    var window: UIWindow?
    if let storyboard {
      let made = UIWindow(frame: UIScreen.main.bounds)
      made.rootViewController = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
      window = made
    }
    if scene == nil, let window { application?.window = window }
    _ = application?.application(app, willFinishLaunchingWithOptions: nil)
    _ = application?.application(app, didFinishLaunchingWithOptions: nil)
    if let scene, let connected = app.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first {
      if let window { scene.window = window }
      scene.scene(connected, willConnectTo: connected.session, options: UIScene.ConnectionOptions())
      scene.sceneWillEnterForeground(connected)
      scene.sceneDidBecomeActive(connected)
    }
    application?.applicationDidBecomeActive(app)
    let shown = (scene?.window ?? nil) ?? (application?.window ?? nil) ?? window
    guard let root = shown?.rootViewController else {
      AppWarning.noteUsage("the app started without a controller at the root of a window")
      return UIViewController()
    }
    // The snapshot's own window shows it.
    shown?.rootViewController = nil
    shown?.isHidden = true
    return root
  }
}
