internal import Foundation

/// What there is one of for an app, as the code of one test finds it: the windows, the first responder with its keyboard, the
/// touches under way, the scene, and what was set on the application, the screen and the device.
///
/// It belongs to the test's `StateHost` and ends with it; code outside of tests has that of the process. What a test hasn't set is
/// what the code around it has, such as an app's launch or `class func setUp()`. The application, the screen and the device are
/// the same objects for all, since apps keep them in constants; what they answer is kept here.
@MainActor final class AppState {
  /// That of the host around; nil for the process's.
  private let outer: AppState?
  private let locale: HostValue<HostedLocale, Locale>
  private let clock: HostValue<HostedClock, Date>
  /// Whether a test within this one's host has one of its own.
  private var hasInner = false

  /// What was set on the application, the screen and the device here.
  var application = UIApplication.Settings()
  var screen = UIScreen.Settings()
  var device = UIDevice.Settings()
  /// The screen's surroundings that hold now for a while; set by the floor above.
  weak var surroundings: AnyObject?

  /// Whether the window of a screen is being made.
  var isMakingScreen = false

  private(set) lazy var windows: WindowList = WindowList(within: outer?.windows)
  private(set) lazy var firstResponder: FirstResponder = FirstResponder(of: self, within: outer?.firstResponder)
  private(set) lazy var keyboard = HostedKeyboard(of: self)
  private(set) lazy var gestures = GestureArbiter(of: self)
  private(set) lazy var gestureClock = GestureClock(of: self)
  private(set) lazy var touches = TouchDelivery(of: self)
  /// The tint that was dimmed last, for which the same object is found again.
  var latestDimming: (tint: UIColor, dimmed: UIColor)?
  let layoutPasses = LayoutPasses()
  /// How many conflicts of constraints were reported.
  var layoutConflicts = 0
  private(set) lazy var sceneSession = UISceneSession(role: .windowApplication)
  private(set) lazy var scene = makeScene()

  private lazy var ownApplication = UIApplication()
  private lazy var ownScreen = UIScreen()
  private lazy var ownDevice = UIDevice()
  var theApplication: UIApplication { outer?.theApplication ?? ownApplication }
  var theScreen: UIScreen { outer?.theScreen ?? ownScreen }
  var theDevice: UIDevice { outer?.theDevice ?? ownDevice }

  private init(_ host: StateHost, within outer: AppState?) {
    locale = HostedLocale.of(host)
    clock = HostedClock.of(host)
    self.outer = outer
    outer?.hasInner = true
  }

  // MARK: Whose

  /// That of the code that runs.
  static var current: AppState { of(.ofTest) }

  /// That which the code that runs changes: the process's where a constant is being initialised.
  static var ofSetting: AppState { of(.ofTestSetting) }

  /// That which a window is made for. A screen's window is its test's in any case, which spares looking for constants.
  static var ofNewWindow: AppState {
    let app = current
    return app.isMakingScreen ? app : ofSetting
  }

  private static func of(_ host: StateHost) -> AppState {
    if let known = host.ofViews { return unsafeDowncast(known, to: AppState.self) }
    let made = AppState(host, within: host.outer.map(of))
    host.ofViews = made
    return made
  }

  /// That of the code that runs where it stands within this one, as a test does within its class and the process; else this one.
  var innermost: AppState {
    guard hasInner else { return self }
    let current = AppState.current
    var next: AppState? = current
    while let state = next {
      if state === self { return current }
      next = state.outer
    }
    return self
  }

  // MARK: What was set

  /// A value that was set here, or else by the code around.
  func found<Value>(_ value: (AppState) -> Value?) -> Value? { value(self) ?? outer?.found(value) }

  /// The screen that views are shown on.
  var configuration: ScreenConfiguration {
    var next: AppState? = self
    while let app = next {
      if let set = app.screen.configuration { return set }
      next = app.outer
    }
    return .standard
  }

  /// Has the code of this app find a screen around it, the device that has it, and its settings.
  func show(on configuration: ScreenConfiguration) {
    screen.configuration = configuration
    locale.value = configuration.locale
    clock.value = configuration.date
    hold(configuration.traits.userInterfaceIdiom, configuration.orientation)
  }

  /// Has the device be of a kind, held in such a way that its interface has an orientation.
  func hold(_ idiom: UIUserInterfaceIdiom, _ orientation: UIInterfaceOrientation) {
    let held = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
    device.idiom = idiom
    if held == found({ $0.device.heldOrientation }) ?? .portrait { return }
    device.heldOrientation = held
    theDevice.orientationDidChange()
  }

  private func makeScene() -> UIWindowScene {
    let scene = UIWindowScene(session: sceneSession, connectionOptions: UIScene.ConnectionOptions())
    if let around = outer?.scene { scene.inherit(from: around) }
    return scene
  }
}
