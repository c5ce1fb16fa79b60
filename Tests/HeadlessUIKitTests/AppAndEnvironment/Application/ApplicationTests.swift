import Testing
import UIKit

@testable import HeadlessUIKit

/// The application, its scene, its windows.
@MainActor @Suite struct ApplicationTests {
  @Test func theSceneKnowsItsWindows() throws {
    let screen = Screens.show(UIViewController())
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(screen.window.windowScene === scene)
    #expect(scene.windows.contains(screen.window))
    #expect(scene.keyWindow === screen.window)
    #expect(UIApplication.shared.keyWindow === screen.window)
    #expect(UIApplication.shared.windows.contains(screen.window))
    #expect(scene.screen === UIScreen.main)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.scene === scene)
    #expect(scene.session.role == .windowApplication)
    #expect(scene.session.configuration.role == .windowApplication)
    screen.close()
    #expect(!scene.windows.contains(screen.window))
    // The previous one, which may be that of another test.
    #expect(scene.keyWindow !== screen.window)
  }

  @Test func windowsStandInTheOrderOfTheirLevels() {
    let (alert, plain) = (UIWindow(), UIWindow())
    alert.windowLevel = .alert
    for window in [alert, plain] { window.isHidden = false }
    let ours = UIApplication.shared.windows.filter { $0 === alert || $0 === plain }
    #expect(ours == [plain, alert])
    #expect(.normal + 1 == UIWindow.Level(rawValue: 1))
    for window in [alert, plain] { window.isHidden = true }
  }

  @Test func oneWindowIsKey() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() {
        super.becomeKey()
        calls.append("become")
      }
      override func resignKey() {
        super.resignKey()
        calls.append("resign")
      }
    }
    let (a, b) = (Window(), Window())
    a.makeKeyAndVisible()
    a.makeKey()
    b.makeKeyAndVisible()
    #expect(!a.isKeyWindow)
    #expect(b.isKeyWindow)
    #expect(a.calls == ["become", "resign"])
    #expect(b.calls == ["become"])
    for window in [a, b] { window.isHidden = true }
    #expect(!b.isKeyWindow)
  }

  @Test func aWindowOfASceneFillsIt() throws {
    HostedScreen.apply(Screens.wide())
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(window.isHidden)
    HostedScreen.apply(.standard)
  }

  @Test func theSceneFillsTheScreenAndStaysAsItIs() throws {
    HostedScreen.apply(Screens.wide())
    let scene = UIWindowScene.main
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 800, height: 400))
    var codes: [Int] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { codes.append(($0 as NSError).code) }
    #expect(codes == [UISceneError.Code.geometryRequestDenied.rawValue])
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      codes.append(($0 as NSError).code)
    }
    #expect(codes.last == UISceneError.Code.multipleScenesNotSupported.rawValue)
    HostedScreen.apply(.standard)
  }

  @Test func aTurnOfTheInterfaceIsPostedWithTheOldOrientation() {
    let screen = Screens.show(UIViewController())
    nonisolated(unsafe) var old: [Int?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didChangeStatusBarOrientationNotification, object: nil, queue: nil
    ) { old.append($0.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int) }
    screen.change(to: Screens.wide())
    #expect(old == [UIInterfaceOrientation.portrait.rawValue])
    NotificationCenter.default.removeObserver(observer)
    screen.close()
  }

  @Test func ignoredInteractionsAddUp() {
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  /// Apps have custom window classes for a scene.
  @Test func windowsOfAppsAreMadeForScenes() {
    final class Window: UIWindow {
      let mark: Int
      init(scene: UIWindowScene, mark: Int) {
        self.mark = mark
        super.init(windowScene: scene)
      }
      required init?(coder: NSCoder) { nil }
    }
    HostedScreen.apply(Screens.tall())
    let window = Window(scene: .main, mark: 3)
    #expect(window.mark == 3 && window.windowScene === UIWindowScene.main && window.isHidden)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    #expect(window.safeAreaInsets.top == 50)
    window.isHidden = true
    HostedScreen.apply(.standard)
  }

  @Test func nothingIsOpened() throws {
    let url = try #require(URL(string: "https://example.com"))
    var results: [Bool] = []
    #expect(!UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { success in MainActor.assumeIsolated { results.append(success) } }
    UIApplication.shared.open(url, options: [.universalLinksOnly: true], completionHandler: nil)
    #expect(results == [false])
  }

  @Test func delegatesOfAppsCompile() {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return launchOptions?[.url] == nil
      }

      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
      }
    }
    let delegate: any UIApplicationDelegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window??.frame == UIScreen.main.bounds)
    #expect(delegate.application(.shared, supportedInterfaceOrientationsFor: nil) == .allButUpsideDown)
    let appDelegate = AppDelegate()
    appDelegate.window = UIWindow()
    UIApplication.shared.delegate = appDelegate
    UIApplication.shared.delegate?.window??.tag = 7
    #expect(appDelegate.window?.tag == 7)
    // As in UIKit, where the property is optional and an optional, two bindings are needed, and `window!!` unwraps it.
    guard let optional = UIApplication.shared.delegate?.window, let window = optional else {
      Issue.record("no window")
      return
    }
    #expect(window === appDelegate.window)
    #expect(UIApplication.shared.delegate!.window!! === window)
    UIApplication.shared.delegate = nil
    let scene: any UIWindowSceneDelegate = SceneDelegate()
    scene.scene(UIWindowScene.main, willConnectTo: .main, options: UIScene.ConnectionOptions())
    #expect(scene.window??.windowScene === UIWindowScene.main)
  }
}
