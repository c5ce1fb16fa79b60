public import Foundation

/// A controller that manages a view and child controllers.
///
/// Members that apps override are declared here; their implementations are in the extensions beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UIContentContainer, RuntimeInitializable
{
  let core = ControllerState()
  nonisolated final let backReference = BackReference<UIViewController>()

  private let givenNibName: String?
  private let givenNibBundle: Bundle?

  /// The name of the xib from which the view is loaded, without its extension.
  open var nibName: String? { givenNibName }
  /// The bundle of the xib; nil for the main bundle.
  open var nibBundle: Bundle? { givenNibBundle }

  // Repeated by RuntimeInitializable.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
    backReference.begin(self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an Interface Builder document; one without content for other coders.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenNibBundle = nil
    super.init()
    backReference.begin(self)
    InterfaceCoder.readOwn(self, of: UIViewController.self, coder)
  }

  deinit { backReference.end() }

  /// Has no effect: archiving isn't simulated.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? core.presenter }

  nonisolated open override var description: String { "<\(DescriptionFormat.identity(of: self))>" }

  // MARK: The view

  /// The controller's view, loaded on first access.
  open var view: UIView! {
    get {
      // Doesn't call the public method: an override may access the view.
      _loadViewIfNeeded()
      return core.view
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { core.view }
  open var isViewLoaded: Bool { core.view != nil }

  /// Creates the view from the controller's storyboard or xib, or else a plain one of the screen's size. Overrides set `view` and
  /// don't call `super`.
  open func loadView() { _loadView() }

  open func loadViewIfNeeded() { _loadViewIfNeeded() }
  open func viewDidLoad() {}

  open var title: String? {
    get { _title }
    set { _title = newValue }
  }
  /// Never called: memory warnings aren't simulated.
  open func didReceiveMemoryWarning() {}

  open var isEditing: Bool {
    get { core.navigation.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { beginOrEndEditing(editing) }

  /// Stored but unused: state restoration isn't simulated.
  open var restorationIdentifier: String?
  /// Has no effect: state restoration isn't simulated.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Has no effect: state restoration isn't simulated.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Has no effect: state restoration isn't simulated.
  open func applicationFinishedRestoringState() {}
  /// Stored but unused: state restoration isn't simulated.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var isMovingToParent: Bool { core.move == .toParent }
  open var isMovingFromParent: Bool { core.move == .fromParent }
  open var isBeingPresented: Bool { core.presentationPhase == .presenting }
  open var isBeingDismissed: Bool { core.isBeingDismissed }

  /// Whether appearance callbacks are forwarded to children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Notifies a child that it is about to appear or disappear; for containers without automatic forwarding.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    _beginAppearanceTransition(isAppearing, animated: animated)
  }
  /// Notifies the child that it has appeared or disappeared.
  open func endAppearanceTransition() { _endAppearanceTransition() }

  // MARK: Layout

  /// Called before the view's own `updateProperties()`. API of iOS 26; the properties that it reads aren't observed.
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { view.updateConstraints() }

  /// Insets added to the view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  open func viewSafeAreaInsetsDidChange() {}

  /// The system's minimum margins of the view, in points; they depend on the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { _systemMinimumLayoutMargins }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }
  open func viewLayoutMarginsDidChange() {}

  open var automaticallyAdjustsScrollViewInsets = true

  /// The area covered by bars at the top, equal to the safe area. Not deprecated here, to avoid unhelpful warnings.
  open var topLayoutGuide: any UILayoutSupport { view.barLayoutGuide(isTop: true) }
  /// The area covered by bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { view.barLayoutGuide(isTop: false) }

  /// The scroll view whose content is visible through bars at the edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { core.contentScrollView(for: edge) }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    core.setContentScrollView(scrollView, for: edge)
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) { core.setContentScrollView(scrollView, for: .all) }

  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredContentSize: CGSize {
    get { _preferredContentSize }
    set { _preferredContentSize = newValue }
  }

  // MARK: Containment

  open var parent: UIViewController? { core.parent }
  open var children: [UIViewController] { core.children }

  /// Adds a child controller. Call its `didMove(toParent:)` after its view is in place.
  open func addChild(_ childController: UIViewController) { _addChild(childController) }

  /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove the view before.
  open func removeFromParent() { _removeFromParent() }
  open func willMove(toParent parent: UIViewController?) { _willMove(toParent: parent) }
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the first child's view with the second one's. Both remain children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, with: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.setTraitsFromParent(collection) }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.core.traitsFromParent
  }

  // MARK: Presentation

  /// The presentation style. The default, `.automatic`, is read as the style to which it resolves.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle }
    set { choosePresentationStyle(newValue) }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Overrides `modalTransitionStyle`. Only the final state is shown.
  open var preferredTransition: Transition? {
    didSet { if let preferredTransition { modalTransitionStyle = preferredTransition.style } }
  }
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether presentations in the current context cover only this controller's view.
  open var definesPresentationContext = false
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var providesPresentationContextTransitionStyle = false
  /// Stored but unused: only finger touches are simulated.
  open var restoresFocusAfterTransition = true
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this one or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { core.presented ?? parent?.presentedViewController }
  /// The controller that presents this one or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { core.presenter ?? parent?.presentingViewController }
  /// The presentation controller of the current or next presentation.
  open var presentationController: UIPresentationController? { _presentationController }
  /// The presentation controller if it is a sheet's; that of the nearest presented ancestor for a child.
  open var sheetPresentationController: UISheetPresentationController? { presentation() }
  /// The presentation controller if it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? { presentation() }
  /// The presentation controller while the controller is presented.
  open var activePresentationController: UIPresentationController? { _activePresentationController }

  /// Presents a controller above this one. `completion` is called after its `viewDidAppear(_:)`, after the next screen update.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { _present(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this one presents; if there is none, this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion: completion)
  }

  /// Shows a controller with the method of the nearest container that implements it; presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) { _show(vc, sender: sender) }
  /// Returns the nearest ancestor that can perform an action. Selectors can't be resolved to methods here: an ancestor has to
  /// override `canPerformAction(_:withSender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    _targetViewController(forAction: action, sender: sender)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    _showDetailViewController(vc, sender: sender)
  }

  /// The nearest split view controller among the ancestors.
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  /// Adds the secondary column's controller when the split view controller has space for only one column. A navigation controller
  /// pushes it onto its stack; others discard it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { _collapseSecondaryViewController(secondaryViewController, for: splitViewController) }
  /// Returns the secondary column's controller when the columns are separated again.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    splitViewController.separateUsual()
  }

  /// The coordinator of the controller's current transition; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { _transitionCoordinator }

  // MARK: Storyboards

  /// The storyboard from which the controller was created.
  open var storyboard: UIStoryboard? { core.archive?.storyboard }
  /// Performs a segue of the controller's storyboard. An identifier that doesn't exist is a programmer error and stops the program,
  /// as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _performSegue(withIdentifier: identifier, sender: sender)
  }
  open func canPerformUnwindSegueAction(_ action: Selector, from vc: UIViewController, sender: Any?) -> Bool { true }
  /// Returns the children that an unwind segue may lead to, in the order in which they are asked: all except the one it comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }
  /// Returns the child that an unwind segue comes from, or that contains the source.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { _childContaining(source) }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue from this controller; passes data to the destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows the child of this container that an unwind segue leads to. Does nothing by default: navigation and tab bar controllers
  /// show the child anyway.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Content that isn't there

  /// The configuration of a view above the content; nil for none. The view is created when the configuration is set.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { core.unavailable?.configuration }
    set { showUnavailable(newValue) }
  }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    _contentUnavailableConfigurationState
  }
  /// Schedules a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { _setNeedsUpdateContentUnavailableConfiguration() }
  /// Called when the view appears and after a request for an update. Subclasses set the configuration.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Navigation

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The content of a navigation bar for this controller; created on first access, with the controller's title.
  open var navigationItem: UINavigationItem { _navigationItem }
  /// Whether the toolbar and the tab bar are hidden while this controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false {
    didSet { if oldValue != hidesBottomBarWhenPushed { navigationController?.bottomBarsMayHaveChanged() } }
  }
  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { core.navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { show(toolbarItems) }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The tab whose provider created the controller.
  open var tab: UITab? { core.tab }
  /// The controller's tab bar item; created on first access, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }
  /// A bar button item that toggles editing and shows the current state.
  open var editButtonItem: UIBarButtonItem { _editButtonItem }

  // MARK: Sizes

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing by default; subclasses override it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    _viewWillTransition(to: size, with: coordinator)
  }
  /// Called if `viewWillTransition(to:with:)` isn't overridden, like the next two methods; they predate coordinators.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { _willTransition(to: newCollection, with: coordinator) }

  // MARK: Keys

  /// The key commands added with `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? { core.keyCommands.isEmpty ? nil : core.keyCommands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { core.keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { core.keyCommands.removeAll { $0 === keyCommand } }
  open var performsActionsWhilePresentingModally: Bool { true }

  // MARK: Environment

  open var traitCollection: UITraitCollection { _traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitSourcesDidChange() } }
  }
  /// Traits that override the inherited ones for the controller, its view and its children.
  open var traitOverrides = UITraitOverrides() {
    didSet { traitSourcesDidChange() }
  }
  open func updateTraitsIfNeeded() { viewIfLoaded?._updateTraitsIfNeeded() }

  // MARK: Status bar, home indicator, edges

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateSafeArea() }

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open class func attemptRotationToDeviceOrientation() {}
  /// The orientation of the window's interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Has no effect: the home screen, the status bar's drawing and background execution aren't simulated.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
}
