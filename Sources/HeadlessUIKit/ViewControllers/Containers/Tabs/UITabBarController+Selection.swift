import Foundation

extension UITabBarController {
  // MARK: Controllers

  func replaceControllers(with new: [UIViewController]) {
    let old = tabState.controllers
    let oldIndex = old.firstIndex { $0 === tabState.selected }
    tabState.controllers = new
    tabState.customizable = nil
    for controller in old where !new.contains(where: { $0 === controller }) { expel(controller) }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.core.move.end(.toParent)
      controller.didMove(toParent: self)
    }
    if !new.contains(where: { $0 === tabState.selected }) {
      let sameIndex = oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil }
      tabState.selected = sameIndex ?? new.first
    }
    tabBarItemsDidChange()
    selectionDidChange()
  }

  // MARK: Tabs

  func replaceTabs(with tabs: [UITab]) {
    forgetTabs()
    tabState.tabs = tabs
    for tab in tabs { tab.join(nil, of: self) }
    tabsDidChange()
  }

  func forgetTabs() {
    for tab in tabState.tabs { tab.leave() }
    tabState.tabs = []
  }

  /// The tabs, the selections inside them, or the set of visible tabs have changed.
  func tabsDidChange() {
    guard !tabState.tabs.isEmpty else { return }
    var controllers: [UIViewController] = []
    for tab in shownTabs {
      guard let shown = tab.shownController(asking: delegate) else { continue }
      tab.shownInBar = shown
      tab.dress(shown)
      controllers.append(shown)
    }
    sidebar.reload()
    replaceControllers(with: controllers)
  }

  private var shownTabs: [UITab] {
    let identifiers = traitCollection.horizontalSizeClass == .compact ? compactTabIdentifiers : nil
    return tabState.tabs.filter { !$0.isHidden && identifiers?.contains($0.identifier) != false }
  }

  /// The one of the tabs whose controller is selected.
  var selectedRootTab: UITab? {
    tabState.selected.flatMap { selected in tabState.tabs.first { $0.shownInBar === selected } }
  }

  /// Selects a tab, and in each group around it what leads to it.
  func select(_ tab: UITab) {
    guard tab.tabBarController === self else { return }
    var child = tab
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
    if let controller = tab.root.shownInBar { selectedViewController = controller }
    viewIfLoaded?.setNeedsLayout()
  }

  private func expel(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === tabState.placed {
      controller.takeOutOfWrapper()
      tabState.placed = nil
    }
    controller.removeFromParent()
  }

  // MARK: Room for tabs

  /// Phones have space for five tabs, wider bars for eight.
  private var maximumTabs: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The number of controllers with tabs of their own.
  private var ownTabCount: Int {
    tabState.controllers.count > maximumTabs ? maximumTabs - 1 : tabState.controllers.count
  }

  /// The controllers in the More list.
  var overflow: [UIViewController] { Array(tabState.controllers.dropFirst(ownTabCount)) }

  /// The controllers that the bar shows tabs of.
  private var tabbed: [UIViewController] {
    let own = Array(tabState.controllers.prefix(ownTabCount))
    return overflow.isEmpty ? own : own + [_moreNavigationController]
  }

  var _moreNavigationController: UINavigationController {
    if let more = tabState.more { return more }
    let more = UINavigationController(rootViewController: UIMoreListController(owner: self))
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabState.more = more
    return more
  }

  // MARK: Items

  func tabBarItemsDidChange() {
    let tabbed = tabbed
    if let more = tabState.more, tabbed.contains(more), more.parent == nil {
      addChild(more)
      more.core.move.end(.toParent)
      more.didMove(toParent: self)
    }
    let items = tabbed.map { $0.tabBarItem! }
    if items.count != tabBar.items?.count ?? 0 || zip(items, tabBar.items ?? []).contains(where: { $0 !== $1 }) {
      tabBar.setItems(items, animated: false)
    }
    markSelectedItem()
    (tabState.more?.viewControllers.first as? UIMoreListController)?.controllersDidChange()
  }

  private func markSelectedItem() {
    guard let selected = tabState.selected else { return tabBar.selectedItem = nil }
    let isRest = overflow.contains { $0 === selected }
    tabBar.selectedItem = isRest ? _moreNavigationController.tabBarItem : selected.tabBarItem
  }

  // MARK: Selecting

  func select(_ controller: UIViewController?) {
    if let controller, controller !== tabState.more, !tabState.controllers.contains(where: { $0 === controller }) {
      fatalError(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected.")
    }
    guard controller !== tabState.selected else { return }
    tabState.selected = controller
    selectionDidChange()
  }

  func selectionDidChange() {
    markSelectedItem()
    pushBarAway(tabState.selected?.firstNavigation?.hidesTabBar ?? false)
    guard let view = viewIfLoaded else { return }
    // The tab's view is loaded once the tab bar controller's own view is visible.
    if core.appearance == .appearing || core.appearance == .appeared { placeSelected() }
    setNeedsStatusBarAppearanceUpdate()
    view.setNeedsLayout()
  }

  /// The user tapped a tab.
  func didTap(_ item: UITabBarItem) {
    guard let controller = tabbed.first(where: { $0.tabBarItem === item }) else { return }
    if let tab = tabState.tabs.first(where: { $0.shownInBar === controller }) {
      didChoose(tab)
      return markSelectedItem()
    }
    if delegate?.tabBarController(self, shouldSelect: controller) == false { return markSelectedItem() }
    let wasSelected = controller === tabState.selected || controller === tabState.placed
    selectedViewController = controller
    // A second tap leads back to the beginning.
    if wasSelected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The child whose view shows what is selected.
  var selectedChild: UIViewController? {
    guard let selected = tabState.selected, overflow.contains(where: { $0 === selected }) else {
      return tabState.selected
    }
    // A stack can't be pushed on another: it is shown in the other's place.
    if selected is UINavigationController { return selected }
    let more = _moreNavigationController
    if more.topViewController !== selected, let list = more.viewControllers.first {
      more.setViewControllers([list, selected], animated: false)
    }
    return more
  }

  // MARK: Calls from the selected stack

  /// The bar is hidden when a controller that hides it is pushed, and shown again when it is popped. Later changes of the property
  /// have no effect, as in UIKit.
  func navigationStackDidChange(of navigation: UINavigationController) {
    tabBarItemsDidChange()
    viewIfLoaded?.setNeedsLayout()
    // The stack may be a part of what the tab shows.
    var top: UIViewController = navigation
    while let parent = top.parent, parent !== self { top = parent }
    guard top === tabState.selected || top === tabState.placed else { return }
    pushBarAway(navigation.hidesTabBar)
  }

  /// Shows or hides the bar: it is `isHidden` meanwhile, as on iOS.
  private func pushBarAway(_ isAway: Bool) {
    tabState.isBarPushedAway = isAway
    if isAway, !tabBar.isHidden {
      tabState.hidesBarForPush = true
      tabBar.isHidden = true
    } else if !isAway, tabState.hidesBarForPush {
      tabState.hidesBarForPush = false
      tabBar.isHidden = false
    }
  }
}

extension UIViewController {
  /// The navigation controller that the controller is, or the first one among its children and theirs.
  fileprivate var firstNavigation: UINavigationController? {
    if let navigation = self as? UINavigationController { return navigation }
    return children.lazy.compactMap(\.firstNavigation).first
  }

  func takeOutOfWrapper() {
    guard let view = viewIfLoaded, let wrapper = view.superview as? UIViewControllerWrapperView else { return }
    view.removeFromSuperview()
    wrapper.removeFromSuperview()
  }
}
