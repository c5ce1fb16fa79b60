import Foundation
import HeadlessUIKit
import Testing

/// Apple's articles about the life cycle: a scene resigns being active before it enters the background, and enters the foreground before it
/// becomes active; its delegate is called instead of the application's.
@MainActor @Suite struct SceneActivationTests {
  private final class SceneDelegate: NSObject, UISceneDelegate {
    var calls: [String] = []
    private func note(_ call: String, _ scene: UIScene) { calls.append("\(call) \(scene.activationState)") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  }

  private final class ApplicationDelegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    private func note(_ call: String) { calls.append("\(call) \(UIApplication.shared.applicationState)") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
    func applicationWillResignActive(_ application: UIApplication) { note("resign") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  }

  private func withScene(_ work: (UIWindowScene) -> Void) throws {
    let screen = HostedScreen(.standard) { UIViewController() }
    defer { screen.close() }
    work(try #require(screen.window.windowScene))
  }

  @Test func theDelegateHearsTheStepsInOrder() throws {
    try withScene { scene in
      let (delegate, application) = (SceneDelegate(), ApplicationDelegate())
      scene.delegate = delegate
      UIApplication.shared.delegate = application
      scene.enterBackground()
      #expect(scene.activationState == .background && UIApplication.shared.applicationState == .background)
      scene.becomeActive()
      // The state is the old one while something will happen, and the new one when it did.
      #expect(
        delegate.calls == [
          "resign foregroundActive", "background background", "foreground background", "active foregroundActive",
        ])
      #expect(application.calls.isEmpty)
      scene.becomeActive()
      #expect(delegate.calls.count == 4)
      (scene.delegate, UIApplication.shared.delegate) = (nil, nil)
    }
  }

  @Test func withoutASceneDelegateTheApplicationsIsCalled() throws {
    try withScene { scene in
      let application = ApplicationDelegate()
      UIApplication.shared.delegate = application
      scene.becomeInactive()
      scene.becomeActive()
      scene.enterBackground()
      scene.becomeInactive()
      #expect(
        application.calls == [
          "resign active", "active active", "resign active", "background background", "foreground background",
        ])
      #expect(UIApplication.shared.applicationState == .inactive)
      scene.becomeActive()
      UIApplication.shared.delegate = nil
    }
  }

  @Test func theScenesNotificationsComeFirst() throws {
    try withScene { scene in
      nonisolated(unsafe) var heard: [String] = []
      let names = [
        UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      ]
      let observers = names.map { name in
        let object: Any = name.rawValue.hasPrefix("UIScene") ? scene : UIApplication.shared
        return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
          heard.append(name.rawValue)
        }
      }
      scene.enterBackground()
      scene.becomeActive()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      // Other tests may move their scenes at the same time, and the application's object is the same one.
      #expect(names.allSatisfy { heard.contains($0.rawValue) })
      #expect(heard.filter { $0.hasPrefix("UIScene") } == names.map(\.rawValue).filter { $0.hasPrefix("UIScene") })
    }
  }
}
