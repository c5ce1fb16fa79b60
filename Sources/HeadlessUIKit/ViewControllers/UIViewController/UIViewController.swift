public import Foundation

/// Owns a view, fills it, and holds other controllers.
///
/// Members that apps override are declared here; what they do is in the extensions by topic beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UIContentContainer, RuntimeInitializable
{
  let core = ControllerState()
  nonisolated final let backReference = BackReference<UIViewController>()

  private let givenNibName: String?
  private let givenNibBundle: Bundle?

  /// The name of the xib that the view is loaded from, without its extension.
  open var nibName: String? { givenNibName }
  /// Where the xib is looked for; the main bundle for nil.
  open var nibBundle: Bundle? { givenNibBundle }

  // Repeated by RuntimeInitializable.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
    backReference.begin(self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of a document of Interface Builder; one without content for other coders.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenNibBundle = nil
    super.init()
    backReference.begin(self)
    InterfaceCoder.readOwn(self, of: UIViewController.self, coder)
  }

  deinit { backReference.end() }

  /// Writes nothing: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? core.presenter }

  nonisolated open override var description: String { "<\(DescriptionFormat.identity(of: self))>" }

  // MARK: The view

  /// Loads the view where there is none yet.
  open var view: UIView! {
    get {
      // Not by the public method, whose override may ask for the view.
      _loadViewIfNeeded()
      return core.view
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { core.view }
  open var isViewLoaded: Bool { core.view != nil }

  /// Makes the view: that of the controller's storyboard or xib, else a plain one of the screen's size. Overriders set
  /// `view` and don't call this.
  open func loadView() { _loadView() }

  open func loadViewIfNeeded() { _loadViewIfNeeded() }
  open func viewDidLoad() {}

  open var title: String? {
    get { _title }
    set { _title = newValue }
  }
  /// Does nothing: the system tells nothing of it.
  open func didReceiveMemoryWarning() {}

  open var isEditing: Bool {
    get { core.navigation.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { beginOrEndEditing(editing) }

  /// Stored but unused: state restoration isn't simulated.
  open var restorationIdentifier: String?
  /// Does nothing: nothing restores states.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing: nothing restores states.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing: nothing restores states.
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

  /// Whether children appear and disappear with this controller by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that it is about to appear or to disappear; for containers that don't forward by themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    _beginAppearanceTransition(isAppearing, animated: animated)
  }
  /// Tells the child that it has done so.
  open func endAppearanceTransition() { _endAppearanceTransition() }

  // MARK: Layout

  /// Called before the view's own `updateProperties()`. API of iOS 26; what it reads isn't watched.
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { view.updateConstraints() }

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the view that the system recommends, in points; they depend on the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { _systemMinimumLayoutMargins }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }
  open func viewLayoutMarginsDidChange() {}

  open var automaticallyAdjustsScrollViewInsets = true

  /// What bars cover at the top; the safe area says the same. Not deprecated here, where it would be noise.
  open var topLayoutGuide: any UILayoutSupport { view.barLayoutGuide(isTop: true) }
  /// What bars cover at the bottom.
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

  /// Makes `childController` a child. Call its `didMove(toParent:)` when its view is in place.
  open func addChild(_ childController: UIViewController) { _addChild(childController) }

  /// Ends being a child. Call `willMove(toParent: nil)` before and remove the view.
  open func removeFromParent() { _removeFromParent() }
  open func willMove(toParent parent: UIViewController?) { _willMove(toParent: parent) }
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the first child's view by the second one's. Neither stops being a child.
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

  /// How the controller is presented. `.automatic`, which it is until it is set, is read as what it comes to.
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
  /// Whether presentations in the current context cover this controller's view and no more.
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
  /// What presents the controller, or is going to.
  open var presentationController: UIPresentationController? { _presentationController }
  /// The same where it is a sheet; the nearest presented ancestor's where the controller is a child.
  open var sheetPresentationController: UISheetPresentationController? { presentation() }
  /// The same where it is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? { presentation() }
  /// The same, while the controller is presented.
  open var activePresentationController: UIPresentationController? { _activePresentationController }

  /// Shows a controller above this one. `completion` follows its `viewDidAppear(_:)`, after the next screen update.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { _present(viewControllerToPresent, animated: flag, completion: completion) }

  /// Takes away what this controller presents; where it presents nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container that knows one; presents it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) { _show(vc, sender: sender) }
  /// The nearest ancestor that can perform an action. No selector names a method here, so that the answer is the first one
  /// that says so itself.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    _targetViewController(forAction: action, sender: sender)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    _showDetailViewController(vc, sender: sender)
  }

  /// The nearest split controller that holds this controller.
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  /// Takes the secondary column of a split controller in, which has room for this one alone. A navigation controller puts it
  /// on its stack; others leave it away.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { _collapseSecondaryViewController(secondaryViewController, for: splitViewController) }
  /// Gives the secondary column out again.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    splitViewController.separateUsual()
  }

  /// What runs the transition that the controller is part of; nil between transitions.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { _transitionCoordinator }

  // MARK: Storyboards

  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { core.archive?.storyboard }
  /// Takes the step that the controller's storyboard names. One that it doesn't have is a mistake of the program, and stops
  /// it, as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _performSegue(withIdentifier: identifier, sender: sender)
  }
  open func canPerformUnwindSegueAction(_ action: Selector, from vc: UIViewController, sender: Any?) -> Bool { true }
  /// The children that an unwind segue may lead into, in the order in which they are asked: all but the one that it comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }
  /// The child that an unwind segue comes from, or that has a child it comes from.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { _childContaining(source) }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A step is about to be taken from this controller: hand the destination what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// An unwind segue leads to a child of this container, or into it: show that child. Does nothing by itself, as navigation and
  /// tab bar controllers go there in any case.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Content that isn't there

  /// What the view shows above its content; nil for nothing. A view that shows it is made when it is set.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { core.unavailable?.configuration }
    set { showUnavailable(newValue) }
  }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    _contentUnavailableConfigurationState
  }
  /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { _setNeedsUpdateContentUnavailableConfiguration() }
  /// For subclasses to set the configuration; called when the view appears, and after a request for an update.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Navigation

  /// The nearest navigation controller that holds this controller.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// What a navigation bar shows for this controller; made when it is asked for, with the controller's title.
  open var navigationItem: UINavigationItem { _navigationItem }
  /// Whether the toolbar and the tab bar go while this controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false {
    didSet { if oldValue != hidesBottomBarWhenPushed { navigationController?.bottomBarsMayHaveChanged() } }
  }
  /// What the navigation controller's toolbar shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { core.navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { show(toolbarItems) }
  /// The nearest tab bar controller that holds this controller.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The tab whose provider made the controller.
  open var tab: UITab? { core.tab }
  /// The controller's tab; made when it is asked for, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }
  /// An item that begins and ends editing and says which.
  open var editButtonItem: UIBarButtonItem { _editButtonItem }

  // MARK: Sizes

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing by itself: it is for subclasses to say more.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    _viewWillTransition(to: size, with: coordinator)
  }
  /// Of before there were coordinators, as the two after it; called where `viewWillTransition(to:with:)` isn't overridden.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { _willTransition(to: newCollection, with: coordinator) }

  // MARK: Keys

  /// Those that `addKeyCommand(_:)` added.
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
  /// Traits that the controller, its view and its children have instead of the inherited ones.
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
  /// Does nothing: there is no home screen, no drawn status bar, no background.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing: there is no home screen, no drawn status bar, no background.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  /// Does nothing: there is no home screen, no drawn status bar, no background.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: there is no home screen, no drawn status bar, no background.
  open class func attemptRotationToDeviceOrientation() {}
  /// How the window's interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Does nothing: there is no home screen, no drawn status bar, no background.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
}
