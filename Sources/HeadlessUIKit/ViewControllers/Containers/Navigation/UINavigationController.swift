public import Foundation

/// A stack of controllers of which the top one is visible, below a bar with its title and the back button.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// How long bars take to come and go, in seconds. No time passes here.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  let navigation = NavigationState()
  private let bar: UINavigationBar
  private let toolbarClass: UIToolbar.Type
  private var madeToolbar: UIToolbar?

  /// A controller with bars of the app's own classes; nil for the system's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = UIView.make(navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self)
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  // Repeated by RuntimeInitializable.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    prepare()
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
    prepare()
    InterfaceCoder.readOwn(self, of: UINavigationController.self, coder)
  }

  private func prepare() {
    bar.controller = self
  }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// From the root to the top.
  open var viewControllers: [UIViewController] {
    get { navigation.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    _setViewControllers(viewControllers, animated: animated)
  }

  open var topViewController: UIViewController? { navigation.controllers.last }

  /// The visible controller: the top one, or one presented above it.
  open var visibleViewController: UIViewController? {
    presentedViewController?.topmostPresented ?? topViewController
  }

  /// Shows a controller above the others. The visible controller changes with the next layout.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    _pushViewController(viewController, animated: animated)
  }

  /// Pops the top controller; nil if it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard navigation.controllers.count > 1 else { return nil }
    return pop(downTo: navigation.controllers.count - 1, animated: animated)?.last
  }

  /// Pops the controllers above a controller; nil if there are none.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = navigation.controllers.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(downTo: index + 1, animated: animated)
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(downTo: 1, animated: animated)
  }

  /// Pushes the controller; another navigation controller, which can't be pushed, is presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController { present(vc, animated: true) } else { pushViewController(vc, animated: true) }
  }

  /// From the top down.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  // MARK: The navigation bar

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { navigation.hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.hidesNavigationBar else { return }
    navigation.hidesNavigationBar = hidden
    barsDidChange()
    setNeedsStatusBarAppearanceUpdate()
  }

  open var hidesBarsWhenVerticallyCompact = false {
    didSet { barsDidChange() }
  }
  // Gestures and the keyboard don't hide the bars; the settings are stored.
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var hidesBarsOnTap = false
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var hidesBarsOnSwipe = false
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var hidesBarsWhenKeyboardAppears = false

  /// For `hidesBarsOnTap`; it isn't on the view.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// For `hidesBarsOnSwipe`; it isn't on the view.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  /// Simulates the pop gesture, released past the middle. The view doesn't follow the touch.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  private lazy var popRecognizer: UIScreenEdgePanGestureRecognizer = {
    let recognizer = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("handleNavigationTransition:", UINavigationController.handlePop))
    recognizer.delegate = popGestureDelegate
    return recognizer
  }()
  private lazy var popGestureDelegate = PopGestureDelegate(self)

  private func handlePop(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .ended, let view = viewIfLoaded else { return }
    let isRightToLeft = view.isRightToLeft
    let way = recognizer.translation(in: view).x * (isRightToLeft ? -1 : 1)
    if way > view.bounds.width / 2 { goBack() }
  }

  // MARK: The toolbar

  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let toolbar = UIView.make(toolbarClass)
    toolbar.controller = self
    madeToolbar = toolbar
    return toolbar
  }

  open var isToolbarHidden: Bool {
    get { navigation.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.hidesToolbar else { return }
    navigation.hidesToolbar = hidden
    barsDidChange()
  }

  // MARK: The view

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    fill(view)
    popRecognizer.edges = view.isRightToLeft ? .right : .left
    view.addGestureRecognizer(popRecognizer)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showPendingOffScreen()
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? .default : .lightContent
  }
  /// The bar decides on the status bar's style where it is visible.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  open override var childViewControllerForPointerLock: UIViewController? { topViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.call { delegate?.navigationControllerSupportedInterfaceOrientations(self) }.flatMap { $0 }
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.call { delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
      .flatMap { $0 } ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let view = viewIfLoaded else { return parentSize }
    let own = contentFrame(for: child).size
    return CGSize(
      width: parentSize.width - (view.bounds.width - own.width),
      height: parentSize.height - (view.bounds.height - own.height))
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if (container as AnyObject) === topViewController { preferredContentSize = container.preferredContentSize }
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? topViewController?.observedScrollView(for: edge)
  }
}
