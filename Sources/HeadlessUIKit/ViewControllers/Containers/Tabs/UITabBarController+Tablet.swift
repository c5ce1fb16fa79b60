import Foundation

/// Tabs on tablets, as of iPadOS 18: at the top, or in a sidebar. Controllers that were given without tabs have the bar at the
/// bottom in releases before.
extension UITabBarController {
  /// Whether the width suffices, and there are tabs, or tabs for all controllers.
  var showsTabletTabs: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
      && (!tabState.tabs.isEmpty || impliesTabs)
  }

  private var impliesTabs: Bool {
    tabState.tabs.isEmpty && tabState.release.hasAllTabsOnTopOfTablets && !tabState.controllers.isEmpty
  }

  /// The tabs of controllers that were given without, with what their items show.
  private func updateImpliedTabs() {
    let items = tabBar.items ?? []
    if tabState.impliedTabs.count != items.count {
      tabState.impliedTabs = items.indices.map { UITab(title: "", image: nil, identifier: "\($0)") }
    }
    for (tab, item) in zip(tabState.impliedTabs, items) {
      tab.title = item.title ?? ""
      tab.image = item.image
    }
  }

  /// The tab in the bar at the top that is selected.
  var selectedTabInBar: UITab? {
    guard impliesTabs else { return selectedTab?.root }
    let place = tabBar.items?.firstIndex { $0 === tabBar.selectedItem }
    return place.flatMap { tabState.impliedTabs.indices.contains($0) ? tabState.impliedTabs[$0] : nil }
  }

  /// Whether the tabs can be shown in a sidebar. That groups among the tabs enable it automatically isn't documented.
  var hasSidebar: Bool {
    switch mode {
    case _ where tabState.tabs.isEmpty: false
    case .tabBar: false
    case .tabSidebar: true
    case .automatic: tabState.tabs.contains { $0 is UITabGroup }
    }
  }

  var showsSidebar: Bool { showsTabletTabs && hasSidebar && !sidebar.isHidden }
  var showsFloatingBar: Bool {
    showsTabletTabs && !showsSidebar && !tabState.isBarHidden && !tabState.isBarPushedAway
      && !(impliesTabs && tabBar.isHidden)
  }

  /// The tabs in the top bar: fixed ones first, pinned ones last.
  var tabsInBar: [UITab] {
    if impliesTabs {
      updateImpliedTabs()
      return tabState.impliedTabs
    }
    let tabs = tabState.tabs.filter { !$0.isHidden }
    let movable = tabs.filter { [.default, .movable].contains($0.barPlacement) }
    return tabs.filter { $0.barPlacement == .fixed } + movable + tabs.filter { $0.barPlacement == .pinned }
  }

  /// The height of the top row of tabs: that of a navigation bar.
  private var tabRow: CGRect {
    let top = view.safeAreaInsets.top
    return CGRect(x: 0, y: top, width: view.bounds.width, height: BarMetrics.rowHeight(for: traitCollection))
  }

  /// Adds, places or removes the top bar and the sidebar.
  func placeTabletTabs() {
    placeFloatingBar()
    guard showsSidebar else {
      sidebar.view?.removeFromSuperview()
      return
    }
    let list = sidebar.view ?? _UITabSidebarView(self)
    sidebar.view = list
    if list.superview !== view { view.addSubview(list) }
    let width = min(TabBarMetrics.current.sidebarWidth, view.bounds.width)
    list.frame = CGRect(
      x: view.isRightToLeft ? view.bounds.width - width : 0, y: 0, width: width, height: view.bounds.height)
    list.showSelection()
  }

  private func placeFloatingBar() {
    guard showsFloatingBar else {
      tabState.floatingBar?.removeFromSuperview()
      return
    }
    let bar = tabState.floatingBar ?? _UIFloatingTabBar(self)
    tabState.floatingBar = bar
    if bar.superview !== view { view.addSubview(bar) }
    bar.update()
    let row = tabRow
    let size = bar.sizeThatFits(CGSize(width: row.width - 160, height: row.height))
    bar.frame = PixelRounding(scale: view.layoutScale).roundEdges(
      of: CGRect(
        x: row.midX - size.width / 2, y: row.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// The area of the view that the tabs cover, in points: a navigation bar shares the row of the tabs, and its title moves out of
  /// their way. The latter is observed on iPads, and isn't documented.
  func tabletInsets(for controller: UIViewController?) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if showsFloatingBar, !sharesRow(controller) { insets.top = tabRow.maxY }
    if showsSidebar, sidebar.preferredLayout != .tile {
      if view.isRightToLeft {
        insets.right = TabBarMetrics.current.sidebarWidth
      } else {
        insets.left = TabBarMetrics.current.sidebarWidth
      }
    }
    return insets
  }

  private func sharesRow(_ controller: UIViewController?) -> Bool {
    (controller as? UINavigationController)?.isNavigationBarHidden == false
  }

  /// Informs bars of the items in their row.
  func tellNavigationBars() {
    for case let navigation as UINavigationController in tabState.controllers {
      navigation.navigationBar.isTitleCovered = showsFloatingBar
    }
  }

  /// The area that a tiled sidebar leaves.
  func tabletFrame(_ frame: CGRect) -> CGRect {
    guard showsSidebar, sidebar.preferredLayout == .tile else { return frame }
    var frame = frame
    frame.size.width = max(frame.width - TabBarMetrics.current.sidebarWidth, 0)
    if !view.isRightToLeft { frame.origin.x += TabBarMetrics.current.sidebarWidth }
    return frame
  }

  // MARK: Choosing

  /// The user chose a tab at the top or in the sidebar.
  func didChoose(_ tab: UITab) {
    if let place = tabState.impliedTabs.firstIndex(where: { $0 === tab }) {
      if let item = tabBar.items?[place] { didTap(item) }
      return viewIfLoaded?.setNeedsLayout() ?? ()
    }
    if asksForbidden(tab) { return viewIfLoaded?.setNeedsLayout() ?? () }
    let previous = selectedTab
    let wasSelected = previous === tab || previous?.root === tab && tab is UITabGroup
    if wasSelected, let navigation = selectedViewController as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    } else {
      selectedTab = tab
    }
    tellSelection(of: tab, previous: previous)
  }

  /// Whether the delegate prevents the selection of a tab. One that implements the methods for tabs is asked about tabs, others
  /// about controllers.
  func asksForbidden(_ tab: UITab) -> Bool {
    guard let delegate else { return false }
    let answer = OptionalMethod.call { delegate.tabBarController(self, shouldSelectTab: tab) }
    if let answer { return !answer }
    guard let controller = tab.root.shownController(asking: delegate) else { return false }
    return !delegate.tabBarController(self, shouldSelect: controller)
  }

  func tellSelection(of tab: UITab, previous: UITab?) {
    guard let delegate else { return }
    let isTold: Void? = OptionalMethod.call {
      delegate.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous)
    }
    if isTold == nil, let selected = selectedViewController {
      delegate.tabBarController(self, didSelect: selected)
    }
  }
}
