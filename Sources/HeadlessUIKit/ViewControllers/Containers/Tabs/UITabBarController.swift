public import Foundation

/// Controllers of which one is visible, chosen by the tabs in the bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let tabState = TabState()
  private var bar = UITabBar(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.readOwn(self, of: UITabBarController.self, coder)
  }

  private func prepare() {
    bar.controller = self
    bar.delegate = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  open var viewControllers: [UIViewController]? {
    get { tabState.controllers.isEmpty ? nil : tabState.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selection stays; if it was removed, the one at its index is selected, or else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    forgetTabs()
    replaceControllers(with: viewControllers ?? [])
  }

  /// The controllers that the user may rearrange; all by default.
  open var customizableViewControllers: [UIViewController]? {
    get { tabState.customizable ?? tabState.controllers }
    set { tabState.customizable = newValue }
  }

  /// The controller of the More tab, if there are more controllers than tabs fit.
  open var moreNavigationController: UINavigationController { _moreNavigationController }

  // MARK: iOS 26

  /// When the tab bar of iOS 26 becomes small.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// Stored but unused: bars and controls look as on iOS 18.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
  /// Stored but unused: bars and controls look as on iOS 18.
  open var bottomAccessory: UITabAccessory?
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  // MARK: Tabs of iOS 18

  /// Shows tabs. Their controllers are made at once; the views wait until they are visible.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs that were set; none where controllers were. With tabs, iPads show them at the top or in the sidebar.
  open var tabs: [UITab] {
    get { tabState.tabs }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs) }

  /// The tab that is selected; of a group, what is selected in it.
  open var selectedTab: UITab? {
    get { selectedRootTab?.selectedLeaf }
    set { if let newValue { select(newValue) } }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { tabState.tab(identifier) }

  /// The display of tabs on iPads.
  open var mode: Mode = .automatic {
    didSet { if oldValue != mode { viewIfLoaded?.setNeedsLayout() } }
  }

  open var sidebar: Sidebar { tabSidebar }
  private lazy var tabSidebar = Sidebar(self)

  /// The identifiers of the tabs in compact width; nil for all.
  open var compactTabIdentifiers: [String]? {
    didSet { tabsDidChange() }
  }

  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var customizationIdentifier: String?

  public enum Mode: Int, Sendable {
    case automatic = 0
    /// At the top.
    case tabBar = 1
    /// At the top, or in a sidebar.
    case tabSidebar = 2
  }

  // MARK: Selection

  /// One of the controllers, or `moreNavigationController`.
  open var selectedViewController: UIViewController? {
    get { tabState.selected }
    set { select(newValue) }
  }

  /// `NSNotFound` if nothing, or the More list, is selected.
  open var selectedIndex: Int {
    get { tabState.controllers.firstIndex { $0 === tabState.selected } ?? NSNotFound }
    set {
      guard tabState.controllers.indices.contains(newValue) else { return }
      selectedViewController = tabState.controllers[newValue]
    }
  }

  /// The selected one first; that iOS asks it before the others isn't published.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    return allowed.filter { $0 === selectedViewController } + allowed.filter { $0 !== selectedViewController }
  }

  // MARK: The bar

  open var tabBar: UITabBar { bar }

  /// The bar, which apps replace with one of their own class by its key.
  final var barByKey: UITabBar {
    get { bar }
    set {
      let old = bar
      guard newValue !== old else { return }
      bar = newValue
      old.controller = nil
      if old.delegate === self { old.delegate = nil }
      let items = old.items
      old.setItems(nil, animated: false)
      prepare()
      bar.setItems(items, animated: false)
      if let superview = old.superview { superview.insertSubview(bar, aboveSubview: old) }
      old.removeFromSuperview()
      bar.isContainers = true
      tabBarItemsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open var isTabBarHidden: Bool {
    get { tabState.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabState.isBarHidden else { return }
    tabState.isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: tabState.controllers)
  }
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, willEndCustomizing: tabState.controllers, changed: changed)
  }
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, didEndCustomizing: tabState.controllers, changed: changed)
  }

  // MARK: The view

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    fill(view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    placeSelected()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The number of visible tabs depends on the width.
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      if compactTabIdentifiers != nil { tabsDidChange() }
      tabBarItemsDidChange()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
  open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.call { delegate?.tabBarControllerSupportedInterfaceOrientations(self) }.flatMap { $0 }
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.call { delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
      .flatMap { $0 } ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selectedViewController?.observedScrollView(for: edge)
  }
}
