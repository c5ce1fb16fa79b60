public import Foundation

/// The app. Nothing runs it here: it is what views and controllers ask for the surroundings.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  open class var shared: UIApplication { instance }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open weak var delegate: (any UIApplicationDelegate)?
  open override var next: UIResponder? { delegate as? UIResponder }

  open var applicationState: State { .active }
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Scenes and windows

  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var openSessions: Set<UISceneSession> { [UISceneSession.main] }
  open var supportsMultipleScenes: Bool { false }

  /// The windows on the screen, from back to front.
  open var windows: [UIWindow] { WindowList.shared.visible }
  open var keyWindow: UIWindow? { WindowList.shared.key }

  // MARK: Environment

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var applicationSupportsShakeToEdit = true
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }

  // MARK: Orientation and the status bar

  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
  open var statusBarFrame: CGRect { UIStatusBarManager.main.statusBarFrame }
  open var isStatusBarHidden: Bool { UIStatusBarManager.main.isStatusBarHidden }
  open var statusBarStyle: UIStatusBarStyle { UIStatusBarManager.main.statusBarStyle }

  /// All but upside down on phones, all on pads.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: Events

  /// Calls a method of the target, or of the first in the responder chain that has it; false where nobody does.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    send(action, to: target, from: sender, for: event)
  }

  /// What every event goes through on its way to the windows.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  // MARK: Other apps

  /// Nothing can be opened: a snapshot has no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Says that it could not.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  // MARK: In the background

  /// No time is given: the app stays in front.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
