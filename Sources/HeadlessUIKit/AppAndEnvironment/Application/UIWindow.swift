public import Foundation

/// The top of a view hierarchy: the screen's size, and the controller whose view fills it.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue + offset) }
    public static func - (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue - offset) }
    public static func += (level: inout Level, offset: CGFloat) { level.rawValue += offset }
    public static func -= (level: inout Level, offset: CGFloat) { level.rawValue -= offset }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  private let updates = WindowUpdates()
  private weak var shownController: UIViewController?
  private var shownOrientation = UIScreen.main.configuration.orientation
  /// The controllers that disappeared when the window was hidden; they reappear with it.
  private var hiddenControllers: [UIViewController] = []
  /// The app state that the window belongs to: the state that it was created in, or that of the test running inside it for a window
  /// of a test class or the process. That of a system window is the state that it is shown for.
  final var app: AppState { (madeFor ?? servedApp)?.innermost ?? .current }
  /// Nil for a system window.
  private var madeFor: AppState?
  /// The app state that a system window is shown for. Not a strong reference: the state owns the window.
  private weak var servedApp: AppState?
  /// The host of the screen that shows the window for a snapshot; nil if none does.
  final var shownIn: StateHost?
  /// The screen on which a test shows the window, and the surroundings that made it current; nil for a window of the app's own.
  final var shownOn: ScreenConfiguration?
  final weak var shownBy: AnyObject?
  /// Nil for a system window, which the host owns.
  private var madeIn: StateHost? = .current
  /// The host whose state applies in the window: the screen's, or else the running test's. In timers and work of other queues,
  /// which belong to no test, it is the host of the code that created the window.
  final var host: StateHost { shownIn ?? (TestScopes.isTestRunning ? nil : madeIn) ?? .current }
  /// The container of the root controller's view.
  private(set) var rootStage: RootStage?

  /// The keyboard's placement; nil while there is no keyboard. Set by `keyboardDidMove(to:)`.
  final var keyboard: KeyboardPlacement?

  /// The menu above the window's content; nil while none is shown.
  final var shownMenu: MenuSession?

  public override init(frame: CGRect) {
    madeFor = .ofNewWindow
    super.init(frame: frame)
    becomeRoot()
  }

  /// Returns the window of a screen that a test shows.
  ///
  /// - Parameter host: the host whose state applies in the window.
  static func ofScreen(frame: CGRect, in host: StateHost) -> UIWindow {
    let app = AppState.current
    app.isMakingScreen = true
    let window = UIWindow(frame: frame)
    app.isMakingScreen = false
    window.shownIn = host
    return window
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes this a system window that an app state shows and owns.
  final func serve(_ app: AppState) {
    servedApp = app
    (madeFor, madeIn) = (nil, nil)
  }

  /// Creates a window that fills the scene.
  public init(windowScene: UIWindowScene) {
    madeFor = .ofNewWindow
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    becomeRoot()
  }

  public required init?(coder: NSCoder) {
    madeFor = .ofNewWindow
    super.init(coder: coder)
    becomeRoot()
  }

  private func becomeRoot() {
    // Strings that were made before the first window release their attributes, too, as their classes are changed.
    _ = AttributeRuns.areReleased
    super.isHidden = true
    core.window = self
    core.traits = screenTraits
    _updateTraitsIfNeeded()
    updateSafeArea()
    madeFor?.windows.add(self)
  }

  open var windowLevel: Level = .normal
  /// Setting it does nothing: there is one screen.
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }
  /// The scene that the window belongs to; initially the app's only scene.
  open var windowScene: UIWindowScene? {
    get { hasOwnScene ? ownScene : app.scene }
    set {
      let before = windowScene
      (ownScene, hasOwnScene) = (newValue, newValue !== app.scene)
      if before !== newValue { _updateTraitsIfNeeded() }
    }
  }
  private weak var ownScene: UIWindowScene?
  /// Whether nil or a scene other than the app's was set.
  private var hasOwnScene = false
  open var canBecomeKey: Bool { true }
  /// Whether this is a system window, such as the keyboard's, which isn't among the app's windows.
  package var isSystems: Bool { false }
  open var isKeyWindow: Bool { app.windows.key === self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override var undoManager: UndoManager? { windowsUndoManager }
  private lazy var windowsUndoManager = UndoManager()

  /// Whether the controllers that a root controller presents in another window stay there when it leaves this one.
  final var keepsPresented = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      finishTransitions()
      oldValue?.leaveWindow(keepingPresented: keepsPresented)
      rootStage?.remove()
      rootStage = nil
      shownController = nil
      hiddenControllers = []
      if !isHidden { showRoot() }
      updateSafeArea()
    }
  }

  // MARK: Coordinates

  /// Converts a point from this window's coordinates to another window's, or to the screen's for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window ?? screen.coordinateSpace)
  }
  /// Converts a point from another window's coordinates, or from the screen's for nil, to this window's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window ?? screen.coordinateSpace)
  }
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: window ?? screen.coordinateSpace)
  }
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: window ?? screen.coordinateSpace)
  }

  // MARK: On the screen

  open func makeKey() {
    let windows = app.windows
    let old = windows.key
    guard old !== self else { return }
    windows.key = self
    old?.resignKey()
    becomeKey()
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Delivers touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { app.touches.send(event, in: self) }

  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Windows start hidden. The root controller appears and disappears with its window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { hideRoot() }
      updateSafeAreaOfTree()
      if !newValue { showRoot() }
      let name = newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  private func showRoot() {
    guard let controller = rootViewController else { return }
    if shownController === controller {
      for controller in hiddenControllers {
        controller.beginTransition(isAppearing: true, animated: false)
        afterUpdate { [weak controller] in controller?.endTransition() }
      }
      return hiddenControllers = []
    }
    shownController = controller
    rootStage = RootStage(in: self, showing: controller.view)
    updateSafeArea()
  }

  private func hideRoot() {
    if isKeyWindow { app.windows.key = nil }
    // Controllers covered by another one have disappeared already and don't reappear with the window.
    hiddenControllers = controllersOnTheScreen
    for controller in hiddenControllers.reversed() {
      controller.beginTransition(isAppearing: false, animated: false)
      controller.endTransition()
    }
  }

  /// The visible controllers among the root controller and those presented above it.
  private var controllersOnTheScreen: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      if controller.core.appearance == .appeared || controller.core.appearance == .appearing {
        controllers.append(controller)
      }
      next = controller.core.presented
    }
    return controllers
  }

  // MARK: The screen

  /// Handles a change of the screen's traits or size, such as a rotation of the device. Controllers are called before and after.
  ///
  /// - Parameter place: the window's new frame; nil for the screen's bounds.
  package func screenDidChange(to place: CGRect? = nil) {
    let coordinator = TransitionCoordinator(container: self, isAnimated: false, from: nil, to: nil)
    let orientation = screen.configuration.orientation
    if orientation != shownOrientation { coordinator.turn = (shownOrientation, orientation) }
    shownOrientation = orientation
    let size = place?.size ?? screen.bounds.size
    let resizes = frame.size != size
    if let controller = rootViewController {
      if !screenTraits.hasSameShape(as: traitCollection) {
        controller.willTransition(
          to: controller.traits(inheriting: traitOverrides.applied(to: screenTraits)), with: coordinator)
      }
      if resizes { controller.viewWillTransition(to: size, with: coordinator) }
    }
    _updateTraitsIfNeeded()
    if let place { frame = place } else if resizes { frame = screen.bounds }
    updateSafeArea()
    updateMarginsOfTree()
    layoutIfNeeded()
    coordinator.runAnimations()
    afterUpdate { coordinator.complete() }
  }

  /// The traits that the window inherits: the screen's, with the scene's overrides.
  var screenTraits: UITraitCollection { windowScene?.traitCollection ?? screen.configuration.traits }

  /// The part of the screen's safe area insets that overlaps the window; zero for a hidden window or one outside of the screen.
  var screenSafeAreaInsets: UIEdgeInsets {
    if isHidden { return .zero }
    let configuration = screen.configuration
    let insets = hidesStatusBar ? configuration.safeAreaInsetsWithoutStatusBar : configuration.safeAreaInsets
    let place = untransformedFrame
    let whole = CGRect(origin: .zero, size: configuration.size)
    if place == whole { return insets }
    return place.overlaps(whole) ? insets.reaching(into: place, of: whole) : .zero
  }

  private var hidesStatusBar: Bool {
    rootViewController?.statusBarController(\.childForStatusBarHidden).prefersStatusBarHidden == true
  }

  // MARK: Updates

  /// Runs `action` after the window's next layout, as UIKit does after committing the changes of a run loop iteration.
  func afterUpdate(_ action: @escaping () -> Void) {
    let endInTransactions = [TransactionGroup].waiting.begin()
    updates.add {
      action()
      endInTransactions()
    }
    updates.schedule { [weak self] in self?.turn() }
  }

  package override var isUpdatingLayers: Bool { true }
  package override func layerAfterUpdate(_ layer: CALayer, _ action: @escaping () -> Void) { afterUpdate(action) }

  /// Whether a layout pass is running in the window.
  final var isInLayoutPass = false

  /// Whether the current update has found that the layout doesn't settle.
  final private(set) var isLayoutGivenUp = false
  private var isUpdatingScreen = false

  final func giveUpLayout() { isLayoutGivenUp = isUpdatingScreen }

  /// Schedules layout for the next run loop iteration, as on iOS; a running layout pass handles the request anyway.
  final func layoutWasAskedFor() {
    guard !updates.isScheduled, !isInLayoutPass, !isHidden else { return }
    updates.schedule { [weak self] in self?.turn() }
  }

  private func turn() {
    if !isHidden || !updates.isEmpty { updateScreen() }
  }

  /// Finishes running transitions.
  func finishTransitions() {
    if !updates.isEmpty { updateScreen() }
  }

  /// Lays out the window and notifies its controllers that they have appeared, as a screen update does.
  package func updateScreen() {
    asCurrent { update() }
  }

  /// Runs `work` with the window's test and the screen that shows the window as the current ones. A timer or a block of the main
  /// queue, which belong to no test, may lay out the window, and a test may show several screens. Views query their test's state
  /// thousands of times meanwhile.
  final func asCurrent(_ work: () -> Void) {
    let app = app
    app.asCurrent {
      guard let shownOn, app.surroundings !== shownBy else { return work() }
      app.during(shownOn, work)
    }
  }

  private func update() {
    let isInner = isUpdatingScreen
    isUpdatingScreen = true
    app.checks.run()
    defer {
      isUpdatingScreen = isInner
      if !isInner { isLayoutGivenUp = false }
    }
    layoutIfNeeded()
    CountedTime.current.comeToRest()
    // A controller that adds another one when it appears causes another round, and so does the end of an animation.
    var rounds = 0
    while !updates.isEmpty, rounds < 100 {
      layoutIfNeeded()
      updates.run()
      layoutIfNeeded()
      CountedTime.current.comeToRest()
      rounds += 1
    }
    layoutIfNeeded()
  }
}

extension UIViewController {
  /// The controller that determines the status bar: the topmost one that covers the screen, or the child that it forwards to.
  func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let presented = controller.core.presented, !presented.core.isBeingDismissed,
      presented.coversStatusBar || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller.deciding(along: child)
  }

  /// Removes the controller and those that it presents from its window, with their callbacks.
  fileprivate func leaveWindow(keepingPresented: Bool) {
    if !keepingPresented { abandonPresentation() }
    viewIfLoaded?.removeFromSuperview()
  }
}

extension UITraitCollection {
  /// Whether controllers get no call before a change between the two: `willTransition(to:with:)` announces new size classes, idioms
  /// and scales, but not new appearances.
  fileprivate func hasSameShape(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }
}
