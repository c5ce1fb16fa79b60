import Foundation
import FoundationNetworking
import HeadlessObjectiveC
import HeadlessUIKit
import Onionskin
import Testing

/// The start of an app, with the calls to its delegates as on iOS.
@MainActor @Suite struct AppScreensTests {
  private final class Application: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    var makesWindow = true

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched")
      if makesWindow {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
      }
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      calls.append("connected")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UITabBarController()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  }

  @Test func theApplicationsWindowIsShown() {
    let application = Application()
    let root = AppScreens.first(of: application)
    #expect((root as? UINavigationController)?.topViewController is UITableViewController)
    #expect(application.calls == ["launched", "active"])
    #expect(UIApplication.shared.delegate === application && root.view.window === application.window)
  }

  /// Apps access the shared application's delegate at any time, and only the system retains it.
  @Test func theSystemKeepsTheDelegatesAndTheWindow() {
    let root = AppScreens.first(of: Application(), scene: Scene())
    #expect(UIApplication.shared.delegate is Application)
    let scene = UIApplication.shared.connectedScenes.first?.delegate as? Scene
    #expect(scene?.window?.rootViewController === root)
  }

  @Test func whatADelegateSetsOnItsWindowAppliesToTheScreen() throws {
    let application = Application()
    let root = AppScreens.first(of: application)
    application.window?.tintColor = .magenta
    application.window?.overrideUserInterfaceStyle = .dark
    let shown = HostedScreen(.standard) { root }
    defer { shown.close() }
    #expect(shown.window === application.window)
    #expect(root.view.tintColor == .magenta && root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func whatAScreenKeepsEndsWithIt() async {
    weak var kept: Application?
    let shown = HostedScreen(.standard) {
      let application = Application()
      kept = application
      return AppScreens.first(of: application)
    }
    #expect(kept != nil)
    shown.close()
    for _ in 0..<10 where kept != nil { await Task.yield() }
    #expect(kept == nil)
  }

  /// An app that loads something at its start is pictured as it loads. In a process of its own, as other tests start apps, too.
  @Test func serversDontAnswerWhileTheAppIsShown() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let shown = HostedScreen(.standard) { AppScreens.first(of: AppScreensTests.Application()) }
        #expect(RequestHold.isActive)
        shown.close()
      }
      for _ in 0..<500 where RequestHold.isActive { try await Task.sleep(for: .milliseconds(10)) }
      #expect(!RequestHold.isActive)
    }
  }

  /// In a process of its own: a request's session is no test's.
  @Test func aRequestAtTheStartIsAWarningOfTheSnapshot() async {
    await #expect(processExitsWith: .success) {
      let listener = NoticeListener()
      let shown = await MainActor.run {
        listener.hear { HostedScreen(.standard) { AppScreens.first(of: AppScreensTests.Application()) } }
      }
      var texts: [String] = []
      var subscription = AppWarning.subscribe(for: listener)
      URLSession.shared.dataTask(with: try #require(URL(string: "https://example.org/beers?page=1"))).resume()
      for _ in 0..<1000 where texts.isEmpty {
        try await Task.sleep(for: .milliseconds(10))
        let next = AppWarning.subscribe(for: listener)
        texts = AppWarning.endSubscription(subscription).map(\.text)
        subscription = next
      }
      #expect(texts == ["no answer to GET https://example.org/beers: servers don't answer at an app's start"])
      await MainActor.run { shown.close() }
    }
  }

  @Test func theScenesWindowIsShown() {
    let (application, scene) = (Application(), Scene())
    application.makesWindow = false
    #expect(AppScreens.first(of: application, scene: scene) is UITabBarController)
    #expect(application.calls == ["launched", "active"] && scene.calls == ["connected", "active"])
  }

  @Test func anAppWithoutAWindowShowsNothing() {
    let application = Application()
    application.makesWindow = false
    #expect(AppScreens.first(of: application).children.isEmpty)
  }

  /// As after an installation on iOS: the folders are there, and they aren't those of the person who runs the tests.
  @Test func anAppHasAnEmptyFolderForDocuments() throws {
    _ = AppScreens.first(of: Application())
    let files = FileManager.default
    let documents = try #require(files.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(documents.path.contains("onionskin-app-") && documents.path.hasPrefix(NSHomeDirectory()))
    #expect(try files.contentsOfDirectory(atPath: documents.path).isEmpty)
    #expect(files.urls(for: .cachesDirectory, in: .userDomainMask).allSatisfy { files.fileExists(atPath: $0.path) })
  }
}
