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
  /// Those that went with the window, and come back with it.
  private var hiddenControllers: [UIViewController] = []
  /// The state of the app that the window belongs to: of the test that made it; of a test within, for a window of a class of tests or
  /// of the process. Set for a window of the system's, to that of the app which it is shown for.
  final var app: AppState {
    get { madeFor.innermost }
    set { madeFor = newValue }
  }
  private var madeFor: AppState
  /// The host of the screen that shows the window for a picture; nil while none does.
  final var shownIn: StateHost?
  private let madeIn = StateHost.current
  /// Whose state holds in the window: the screen's, else the running test's. A timer or another queue's work belongs to no test:
  /// there it is that of the code that made the window.
  final var host: StateHost { shownIn ?? (TestScopes.isTestRunning ? .current : madeIn) }
  /// What the root controller's view lies in.
  private(set) var rootStage: RootStage?

  /// Where the keyboard is; nil while there is none. Set by `keyboardDidMove(to:)`.
  final var keyboard: KeyboardPlacement?

  /// The menu above all that is in the window; nil while there is none.
  final var shownMenu: MenuSession?

  public override init(frame: CGRect) {
    madeFor = .ofNewWindow
    super.init(frame: frame)
    becomeRoot()
  }

  /// A window of a screen that a test shows.
  ///
  /// - Parameter host: whose state holds in the window.
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

  /// A window that fills the scene.
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
    super.isHidden = true
    core.window = self
    core.traits = screenTraits
    _updateTraitsIfNeeded()
    updateSafeArea()
    madeFor.windows.add(self)
  }

  open var windowLevel: Level = .normal
  /// Setting it does nothing: there is one screen.
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }
  /// The scene that the window belongs to: from the start the app's only one, as the code that runs finds it.
  open var windowScene: UIWindowScene? {
    get { hasOwnScene ? ownScene : app.scene }
    set {
      let before = windowScene
      (ownScene, hasOwnScene) = (newValue, newValue !== app.scene)
      if before !== newValue { _updateTraitsIfNeeded() }
    }
  }
  private weak var ownScene: UIWindowScene?
  /// Whether a scene was set that isn't the app's, or none.
  private var hasOwnScene = false
  open var canBecomeKey: Bool { true }
  /// Whether the window is the system's, as the keyboard's: apps don't find it among theirs.
  package var isSystems: Bool { false }
  open var isKeyWindow: Bool { app.windows.key === self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override var undoManager: UndoManager? { windowsUndoManager }
  private lazy var windowsUndoManager = UndoManager()

  /// Whether what a root controller presents in another window stays there when the controller leaves this one.
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

  /// From this window's coordinates to another's, or to the screen's for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window ?? screen.coordinateSpace)
  }
  /// From another window's coordinates, or from the screen's for nil, to this one's.
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

  /// Hands touches to recognizers and views.
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
    // What another controller covers has disappeared already, and doesn't come back with the window.
    hiddenControllers = controllersOnTheScreen
    for controller in hiddenControllers.reversed() {
      controller.beginTransition(isAppearing: false, animated: false)
      controller.endTransition()
    }
  }

  /// The root controller and what is presented above it, as far as they are visible.
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

  /// The screen's traits changed, or its size: as after a turn of the device. Controllers get calls before and after.
  ///
  /// - Parameter place: the window's frame afterwards; nil for the screen's where the window is of another size.
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

  /// What the window's scene hands down: the screen's traits, with the scene's overrides.
  var screenTraits: UITraitCollection { windowScene?.traitCollection ?? screen.configuration.traits }

  /// The part of the screen's insets that reaches into the window; none for a window beyond the screen, or a hidden one.
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

  /// Does something once the window is laid out the next time, as UIKit does after it has committed the changes of a turn
  /// of the run loop.
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

  /// Whether the window, or something in it, is being laid out just now.
  final var isInLayoutPass = false

  /// Whether the update under way has found that the layout doesn't settle.
  final private(set) var isLayoutGivenUp = false
  private var isUpdatingScreen = false

  final func giveUpLayout() { isLayoutGivenUp = isUpdatingScreen }

  /// Has what asked for layout laid out when the run loop turns, as on iOS; a pass that is under way comes to it anyway.
  final func layoutWasAskedFor() {
    guard !updates.isScheduled, !isInLayoutPass, !isHidden else { return }
    updates.schedule { [weak self] in self?.turn() }
  }

  private func turn() {
    if !isHidden || !updates.isEmpty { updateScreen() }
  }

  /// Ends transitions that are under way.
  func finishTransitions() {
    if !updates.isEmpty { updateScreen() }
  }

  /// Lays the window out and tells the controllers in it that they have appeared, as a screen update does.
  package func updateScreen() {
    let isInner = isUpdatingScreen
    isUpdatingScreen = true
    defer {
      isUpdatingScreen = isInner
      if !isInner { isLayoutGivenUp = false }
    }
    layoutIfNeeded()
    CountedTime.current.comeToRest()
    // A controller that adds another one on appearing starts the next round, and so does the end of an animation.
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
  /// The controller that decides on the status bar: the topmost that covers the screen, or one that it hands on to.
  func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let presented = controller.core.presented, !presented.core.isBeingDismissed,
      presented.coversStatusBar || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller.deciding(along: child)
  }

  /// Takes the controller and what it presents out of its window, with their callbacks.
  fileprivate func leaveWindow(keepingPresented: Bool) {
    if !keepingPresented { abandonPresentation() }
    viewIfLoaded?.removeFromSuperview()
  }
}

extension UITraitCollection {
  /// Whether a change between the two is no transition: controllers hear beforehand of new room, and not of new looks.
  fileprivate func hasSameShape(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }
}
