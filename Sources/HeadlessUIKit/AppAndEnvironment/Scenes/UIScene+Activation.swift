internal import Foundation

/// The ways of a scene between the foreground and the background, for tests. Not a part of UIKit.
///
/// The delegate's method is called before the notification is posted, and the scene's before the application's; the order isn't recorded
/// (`Docs/Fidelity.md`). An application delegate's methods are called only where the scene has no delegate, as in apps without scenes.
extension UIScene {
  /// The user leaves the app: the scene becomes inactive, then enters the background.
  public final func enterBackground() {
    becomeInactive()
    guard activationState == .foregroundInactive else { return }
    change(to: .background)
    report(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground(self)
    } application: {
      $0.applicationDidEnterBackground(.shared)
    }
    update()
  }

  /// The scene stays visible and gets no touches, as below an alert of the system's, or comes from the background.
  public final func becomeInactive() {
    switch activationState {
    case .foregroundActive:
      report(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification) {
        $0.sceneWillResignActive(self)
      } application: {
        $0.applicationWillResignActive(.shared)
      }
      change(to: .foregroundInactive)
    case .background:
      report(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification) {
        $0.sceneWillEnterForeground(self)
      } application: {
        $0.applicationWillEnterForeground(.shared)
      }
      change(to: .foregroundInactive)
    default: return
    }
    update()
  }

  /// The user returns to the app: the scene enters the foreground and becomes active.
  public final func becomeActive() {
    if activationState == .background { becomeInactive() }
    guard activationState == .foregroundInactive else { return }
    change(to: .foregroundActive)
    report(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification) {
      $0.sceneDidBecomeActive(self)
    } application: {
      $0.applicationDidBecomeActive(.shared)
    }
    update()
  }

  private func report(
    _ ofScene: Notification.Name, _ ofApplication: Notification.Name, scene: (any UISceneDelegate) -> Void,
    application: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate { scene(delegate) }
    NotificationCenter.default.post(name: ofScene, object: self)
    if delegate == nil, let owner = UIApplication.shared.delegate { application(owner) }
    NotificationCenter.default.post(name: ofApplication, object: UIApplication.shared)
  }

  private var itsWindows: [UIWindow] { (self as? UIWindowScene)?.windows ?? [] }

  private func change(to state: ActivationState) {
    activation = state
    for window in itsWindows { window.notifyOfSurroundings() }
  }

  private func update() {
    for window in itsWindows { window.updateScreen() }
  }
}
