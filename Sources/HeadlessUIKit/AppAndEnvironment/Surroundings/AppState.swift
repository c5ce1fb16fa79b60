internal import Foundation

/// The state that an app has once, separate for each test: the windows, the first responder and its keyboard, touches in progress,
/// the scene, and the values set on the application, the screen and the device.
///
/// It belongs to the test's `StateHost` and ends with it; code outside of tests uses the process's. A value that a test hasn't set is
/// inherited from the enclosing state, such as that of an app's launch or `class func setUp()`. The application, the screen and the
/// device are the same objects in all tests, since apps keep them in constants; their values are stored here.
@MainActor final class AppState {
  /// The enclosing host's state; nil for the process's.
  private let outer: AppState?
  private weak var host: StateHost?
  private let locale: HostValue<HostedLocale, Locale>
  private let clock: HostValue<HostedClock, Date>
  /// Whether a nested host has a state of its own.
  private var hasInner = false

  /// Values set on the application, the screen and the device, without inherited ones.
  var application = UIApplication.Settings()
  var screen = UIScreen.Settings()
  var device = UIDevice.Settings()
  /// The surroundings of the screen that is shown; set by the hosting floor.
  weak var surroundings: AnyObject?
  /// The surroundings whose traits are the main thread's, of whichever test; set by the hosting floor in the process's state only.
  weak var surroundingsOfThread: AnyObject?
  /// The latest of ``nextSerialNumber()``, in the process's state.
  private var latestSerialNumber = 0

  /// Whether a screen's window is being created.
  var isMakingScreen = false

  private(set) lazy var windows: WindowList = WindowList(within: outer?.windows)
  private(set) lazy var firstResponder: FirstResponder = FirstResponder(of: self, within: outer?.firstResponder)
  private(set) lazy var keyboard = HostedKeyboard(of: self)
  private(set) lazy var gestures = GestureArbiter(of: self)
  private(set) lazy var gestureClock = GestureClock(of: self)
  private(set) lazy var touches = TouchDelivery(of: self)
  /// The records of scenes that a test restores.
  let sceneRecords = SceneRecords()
  private(set) lazy var voiceOver = VoiceOver()
  /// What is checked before each update of a window.
  private(set) lazy var checks = UpdateChecks()
  /// The tint that was dimmed last, so that dimming it again returns the same object.
  var latestDimming: (tint: UIColor, dimmed: UIColor)?
  let layoutPasses = LayoutPasses()
  /// The number of constraint conflicts reported so far.
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
    self.host = host
    locale = HostedLocale.of(host)
    clock = HostedClock.of(host)
    self.outer = outer
    outer?.hasInner = true
  }

  // MARK: Lookup

  /// The state of the code that runs.
  static var current: AppState { of(.ofTest) }

  static var ofProcess: AppState { of(.process) }

  /// The state that the running code changes: the process's while a constant is being initialised.
  static var ofSetting: AppState { of(.ofTestSetting) }

  /// The state that a new window belongs to. A screen's window always belongs to its test, without the search for constants.
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

  /// The running code's state if it is nested in this one, as a test's is in its class's and the process's; otherwise this one.
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

  // MARK: Values

  /// Returns a number greater than all previous ones, which shows which of two objects is older, across all tests: a constraint
  /// created at launch is older than a test's. The first number is arbitrary.
  static func nextSerialNumber() -> Int {
    let process = ofProcess
    process.latestSerialNumber += 1
    return process.latestSerialNumber
  }

  /// A value set here, or else the enclosing state's.
  func found<Value>(_ value: (AppState) -> Value?) -> Value? { value(self) ?? outer?.found(value) }

  /// The screen configuration for views, inherited if it isn't set.
  var configuration: ScreenConfiguration {
    var next: AppState? = self
    while let app = next {
      if let set = app.screen.configuration { return set }
      next = app.outer
    }
    return .standard
  }

  /// Makes a screen current, with its device and settings.
  func show(on configuration: ScreenConfiguration) {
    screen.configuration = configuration
    locale.value = configuration.locale
    clock.value = configuration.date
    hold(configuration.traits.userInterfaceIdiom, configuration.orientation)
  }

  /// Runs `work` as code of this state's test.
  func asCurrent(_ work: () -> Void) {
    guard let host else { return work() }
    host.run(work)
  }

  /// Runs `work` with another current screen, without notifying the app of a change.
  func during(_ configuration: ScreenConfiguration, _ work: () -> Void) {
    let before = (screen: screen.configuration, device: device, locale: locale.value, clock: clock.value)
    screen.configuration = configuration
    device.idiom = configuration.traits.userInterfaceIdiom
    device.heldOrientation = UIDeviceOrientation(rawValue: configuration.orientation.rawValue)
    (locale.value, clock.value) = (configuration.locale, configuration.date)
    defer {
      screen.configuration = before.screen
      (device.idiom, device.heldOrientation) = (before.device.idiom, before.device.heldOrientation)
      (locale.value, clock.value) = (before.locale, before.clock)
    }
    work()
  }

  /// Sets the device's idiom, and the physical orientation that gives the interface its orientation.
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
