public import Foundation

/// Owns a view, fills it, and holds other controllers.
///
/// Members that apps override are declared here; what they do is in the extensions by topic beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UIContentContainer
{
  var core = ControllerState()

  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller without content: archives of Interface Builder aren't read yet.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  open override var description: String { "<\(NSStringFromClass(type(of: self))): \(address(of: self))>" }

  // MARK: The view

  /// Loads the view where there is none yet.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return core.view
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { core.view }
  open var isViewLoaded: Bool { core.view != nil }

  /// Makes the view: a plain one, of the screen's size. Overriders set `view` and don't call this.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() { loadOnce() }
  open func viewDidLoad() {}

  open var title: String?
  open var restorationIdentifier: String?

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var isMovingToParent: Bool { core.isMovingToParent }
  open var isMovingFromParent: Bool { core.isMovingFromParent }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }

  /// Whether children appear and disappear with this controller by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { view.updateConstraints() }

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the view that the system recommends, in points; they depend on the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin = UIScreen.main.configuration.systemMinimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }
  open func viewLayoutMarginsDidChange() {}

  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  // MARK: Containment

  public var parent: UIViewController? { core.parent }
  open var children: [UIViewController] { core.children }

  /// Makes `childController` a child. Call its `didMove(toParent:)` when its view is in place.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Ends being a child. Call `willMove(toParent: nil)` before and remove the view.
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, with: toViewController, animations: animations, completion: completion)
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.core.traitsFromParent = collection
    childViewController.viewIfLoaded?.updateTraits()
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.core.traitsFromParent
  }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Environment

  open var traitCollection: UITraitCollection { effectiveTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }
  open var traitOverrides = UITraitOverrides() {
    didSet { viewIfLoaded?.updateTraits() }
  }

  // MARK: Status bar, home indicator, edges

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateSafeArea() }

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
}
