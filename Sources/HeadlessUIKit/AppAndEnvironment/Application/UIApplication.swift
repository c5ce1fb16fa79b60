public import Foundation

/// The app. It runs no event loop here; it gives views and controllers access to their environment.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The values set on the application, for a test or for the process.
  struct Settings {
    /// The delegate that was set; weak, like the property.
    struct Delegate {
      weak var value: (any UIApplicationDelegate)?
    }

    var delegate: Delegate?
    var isIdleTimerDisabled: Bool?
    var applicationIconBadgeNumber: Int?
    var isNetworkActivityIndicatorVisible: Bool?
    var applicationSupportsShakeToEdit: Bool?
    var shortcutItems: [UIApplicationShortcutItem]??
    var notifications: OldNotifications?
    var ignoredInteractions: Int?
  }

  /// A shared object for all tests; a value set on it applies to the test that sets it.
  open class var shared: UIApplication { AppState.current.theApplication }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open var delegate: (any UIApplicationDelegate)? {
    get { AppState.current.found(\.application.delegate)?.value }
    set { AppState.ofSetting.application.delegate = Settings.Delegate(value: newValue) }
  }
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The state of the scene, which a test may move to the background (`enterBackground()`).
  open var applicationState: State {
    switch UIWindowScene.main.activationState {
    case .foregroundInactive: .inactive
    case .background: .background
    default: .active
    }
  }
  /// Always true: data protection isn't simulated.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Scenes and windows

  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var openSessions: Set<UISceneSession> { [UISceneSession.main] }
  /// Always false: a test has one scene.
  open var supportsMultipleScenes: Bool { false }

  /// The windows on the screen, from back to front.
  open var windows: [UIWindow] { WindowList.current.visible }
  open var keyWindow: UIWindow? { WindowList.current.key }

  // MARK: Environment

  /// The layout direction of the app's language; a screen's traits don't affect it.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.configuration.appDirection
      ?? (UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var isIdleTimerDisabled: Bool {
    get { AppState.current.found(\.application.isIdleTimerDisabled) ?? false }
    set { AppState.ofSetting.application.isIdleTimerDisabled = newValue }
  }
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var applicationIconBadgeNumber: Int {
    get { AppState.current.found(\.application.applicationIconBadgeNumber) ?? 0 }
    set { AppState.ofSetting.application.applicationIconBadgeNumber = newValue }
  }
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { AppState.current.found(\.application.isNetworkActivityIndicatorVisible) ?? false }
    set { AppState.ofSetting.application.isNetworkActivityIndicatorVisible = newValue }
  }
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var applicationSupportsShakeToEdit: Bool {
    get { AppState.current.found(\.application.applicationSupportsShakeToEdit) ?? true }
    set { AppState.ofSetting.application.applicationSupportsShakeToEdit = newValue }
  }
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { AppState.current.found(\.application.shortcutItems) ?? nil }
    set { AppState.ofSetting.application.shortcutItems = .some(newValue) }
  }
  /// Always nil: there is no home screen.
  open var alternateIconName: String? { nil }
  /// Always false: there is no home screen.
  open var supportsAlternateIcons: Bool { false }

  /// Posts the notifications of a change of the screen or its traits.
  func screenDidChange(from previous: ScreenConfiguration, to current: ScreenConfiguration) {
    let center = NotificationCenter.default
    let category = current.traits.preferredContentSizeCategory
    if previous.traits.preferredContentSizeCategory != category {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    if previous.traits.legibilityWeight != current.traits.legibilityWeight {
      center.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
    }
    if previous.traits.accessibilityContrast != current.traits.accessibilityContrast {
      center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
    if previous.orientation != current.orientation {
      center.post(
        name: UIApplication.didChangeStatusBarOrientationNotification, object: self,
        userInfo: [UIApplication.statusBarOrientationUserInfoKey: previous.orientation.rawValue])
    }
  }

  var notifications: OldNotifications {
    get { AppState.current.found(\.application.notifications) ?? OldNotifications() }
    set { AppState.ofSetting.application.notifications = newValue }
  }

  // MARK: Orientation and the status bar

  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  open var statusBarFrame: CGRect { UIWindowScene.main.statusBar.statusBarFrame }
  /// Setting it does nothing: controllers decide, as on iOS unless the app opts out.
  open var isStatusBarHidden: Bool {
    get { UIWindowScene.main.statusBar.isStatusBarHidden }
    set {}
  }
  /// Setting it does nothing: controllers decide.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIWindowScene.main.statusBar.statusBarStyle }
    set {}
  }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// All orientations except upside down on phones, all on iPads.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: Events

  /// Calls a method of the target, or of the first responder in the chain that implements it. Returns false if none does.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    _sendAction(action, to: target, from: sender, for: event)
  }

  private var ignoredInteractions: Int {
    get { AppState.current.found(\.application.ignoredInteractions) ?? 0 }
    set { AppState.ofSetting.application.ignoredInteractions = newValue }
  }
  /// Stops the delivery of touches to windows until each call is balanced by `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Has no effect: remote controls aren't simulated.
  open func beginReceivingRemoteControlEvents() {}
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func endReceivingRemoteControlEvents() {}

  /// Dispatches an event to the windows; every event goes through this method.
  open func sendEvent(_ event: UIEvent) { _sendEvent(event) }

  // MARK: Other apps

  /// Always false: there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Reports a failure.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }

  /// Reports a failure: there is no app icon here.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  // MARK: More scenes

  /// Denied: there is one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: In the background

  /// Has no effect: remote notifications aren't simulated.
  open func registerForRemoteNotifications() {}
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func unregisterForRemoteNotifications() {}
  /// Always false: no service sends any.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Always denied: there is no background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func extendStateRestoration() {}
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func completeStateRestoration() {}
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Grants no time: the app stays in the foreground.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
