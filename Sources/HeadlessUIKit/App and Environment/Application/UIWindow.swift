public import Foundation

/// The top of a view hierarchy: the screen's size, and the controller whose view fills it.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  static private(set) weak var key: UIWindow?

  /// Controllers whose views are on screen and wait for the layout to be told so.
  private var appearing: [UIViewController] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRoot()
  }

  private func becomeRoot() {
    isHidden = true
    core.window = self
    updateTraits()
    updateSafeArea()
  }

  open var windowLevel: Level = .normal
  open var screen: UIScreen { UIScreen.main }
  open var isKeyWindow: Bool { UIWindow.key === self }
  open override var next: UIResponder? { UIApplication.shared }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  open func makeKey() {
    UIWindow.key = self
    becomeKey()
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    showRoot()
  }

  open func becomeKey() {}
  open func resignKey() {}

  private func showRoot() {
    guard let controller = rootViewController, controller.view.superview !== self else { return }
    let view = controller.view!
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// The screen's traits changed, or its size: as after a turn of the device.
  package func screenDidChange() {
    updateTraits()
    if frame.size != screen.bounds.size { frame = screen.bounds }
    updateSafeArea()
    updateMargins()
  }

  var screenTraits: UITraitCollection { screen.configuration.traits }

  var screenSafeAreaInsets: UIEdgeInsets {
    let configuration = screen.configuration
    guard bounds.size == configuration.size else { return .zero }
    let hidesStatusBar = rootViewController?.statusBarController(\.childForStatusBarHidden).prefersStatusBarHidden
    return hidesStatusBar == true ? configuration.safeAreaInsetsWithoutStatusBar : configuration.safeAreaInsets
  }

  // MARK: Appearance

  func controllerIsAppearing(_ controller: UIViewController) {
    appearing.append(controller)
  }

  /// Lays the window out and tells the controllers in it that they have appeared, as a screen update does.
  package func updateScreen() {
    layoutIfNeeded()
    // A controller that adds another one on appearing starts the next round.
    var rounds = 0
    while !appearing.isEmpty, rounds < 100 {
      let controllers = appearing
      appearing = []
      for controller in controllers { controller.finishAppearing() }
      layoutIfNeeded()
      rounds += 1
    }
  }
}
