public import Foundation

/// Controllers of which one is seen, chosen by the tabs in the bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let tabs = TabState()
  private let bar = UITabBar(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bar.controller = self
    bar.delegate = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  open var viewControllers: [UIViewController]? {
    get { tabs.controllers.isEmpty ? nil : tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// What was selected stays so; where it is gone, what has its place, and else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers ?? [])
  }

  /// Those that a person may move to other places; all by default.
  open var customizableViewControllers: [UIViewController]? {
    get { tabs.customizable ?? tabs.controllers }
    set { tabs.customizable = newValue }
  }

  /// What the tab for the rest shows, where there are more controllers than room for tabs.
  open var moreNavigationController: UINavigationController { existingOrNewMore }

  // MARK: Selection

  /// One of the controllers, or `moreNavigationController`.
  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set { select(newValue) }
  }

  /// `NSNotFound` where nothing is selected, or the list of the rest.
  open var selectedIndex: Int {
    get { tabs.controllers.firstIndex { $0 === tabs.selected } ?? NSNotFound }
    set {
      guard tabs.controllers.indices.contains(newValue) else { return }
      selectedViewController = tabs.controllers[newValue]
    }
  }

  // MARK: The bar

  open var tabBar: UITabBar { bar }

  open var isTabBarHidden: Bool {
    get { tabs.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabs.isBarHidden else { return }
    tabs.isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: tabs.controllers)
  }
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, willEndCustomizing: tabs.controllers, changed: changed)
  }
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, didEndCustomizing: tabs.controllers, changed: changed)
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
    // How many tabs there is room for depends on the width.
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { tabBarItemsDidChange() }
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
    super.contentScrollView(for: edge) ?? selectedViewController?.contentScrollView(for: edge)
  }
}
