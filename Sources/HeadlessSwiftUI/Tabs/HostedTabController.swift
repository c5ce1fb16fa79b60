internal import Foundation
internal import HeadlessUIKit

/// Shows tabs, each an element of a tab view.
@MainActor
final class HostedTabController: UITabBarController, UITabBarControllerDelegate,
  UITabBarControllerSidebarDelegate
{
  private var pages: [TabPage] = []
  /// Called when the user taps a tab; false if another one stays selected.
  var onSelection: (AnyHashable?) -> Bool = { _ in true }
  /// Whether the tabs are UIKit's tabs, which a sidebar shows, too.
  var adaptsToSidebar = false
  /// Called when the user opens or closes the sidebar.
  var onSidebarChange: (Bool) -> Void = { _ in }
  /// Whether the sidebar is being opened or closed by the app.
  private var isSettingSidebar = false
  /// Called when another tab was selected, whose values apply to the bar.
  var onBarChange: () -> Void = {}

  /// - Parameter node: the node of a tab's view.
  func show(
    _ elements: [_LayoutElement], _ environment: EnvironmentValues, node: (_LayoutElement) -> _AnyNode?
  ) {
    delegate = self
    var left = Dictionary(pages.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    pages = elements.enumerated().map { index, element in
      let page = left.removeValue(forKey: ObjectIdentifier(element)) ?? TabPage(element, environment)
      page.takeItem(index)
      page.node = node(element)
      return page
    }
    if adaptsToSidebar { return showTabs() }
    mode = .automatic
    let selected = selectedPage
    if !tabs.isEmpty || !(viewControllers ?? []).elementsEqual(pages, by: ===) {
      setViewControllers(pages, animated: false)
      if let selected, pages.contains(where: { $0 === selected }) { selectedViewController = selected }
    }
  }

  /// Shows the pages as tabs, and those of a section as a group.
  private func showTabs() {
    let selected = selectedPage
    var made: [UITab] = []
    var section: (trait: PartTrait, children: [UITab])?
    func closeSection() {
      guard let group = section else { return }
      made.append(self.group(group.trait, group.children, identifier: "section \(made.count)"))
      section = nil
    }
    for (index, page) in pages.enumerated() {
      let tab = page.makeTab(identifier: "tab \(index)")
      let trait = page.section
      if trait?.owner != section?.trait.owner { closeSection() }
      if let trait {
        section = (section?.trait ?? trait, (section?.children ?? []) + [tab])
      } else {
        made.append(tab)
      }
    }
    closeSection()
    mode = .tabSidebar
    sidebar.delegate = self
    setTabs(made, animated: false)
    if let tab = (pages.first { $0 === selected } ?? pages.first)?.sidebarTab { selectedTab = tab }
  }

  /// Creates the group of a section's tabs, whose title follows the section's.
  ///
  /// - Parameter section: the section's title, as views.
  private func group(_ section: PartTrait, _ children: [UITab], identifier: String) -> UITabGroup {
    let group = UITabGroup(title: section.writtenText, image: nil, identifier: identifier, children: children)
    // A section is in the bar unless all of its tabs are for the sidebar alone.
    if children.allSatisfy({ $0.preferredPlacement == .sidebarOnly }) { group.preferredPlacement = .sidebarOnly }
    section.didChange = { [weak section, weak group] in
      section?.madePart?.graph.afterUpdate { if let section { group?.title = section.writtenText } }
    }
    return group
  }

  /// Opens or closes the sidebar, and sets its other views.
  func takeSidebar(isOpen: Bool, _ parts: TabSidebarParts) {
    isSettingSidebar = true
    defer { isSettingSidebar = false }
    if sidebar.isHidden == isOpen { sidebar.isHidden = !isOpen }
    sidebar.headerContentConfiguration = parts.header.map { view in UIHostingConfiguration { view } }
    sidebar.footerContentConfiguration = parts.footer.map { view in UIHostingConfiguration { view } }
    let bottomBar = parts.bottomBar.map { view in UIHostingConfiguration { view } }
    if let bottomBar, let shown = sidebar.bottomBarView as? any UIView & UIContentView {
      shown.configuration = bottomBar
    } else if (bottomBar == nil) != (sidebar.bottomBarView == nil) {
      sidebar.bottomBarView = bottomBar?.makeContentView()
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {
    if !isSettingSidebar { onSidebarChange(!sidebar.isHidden) }
  }

  private var selectedPage: TabPage? {
    (tabs.isEmpty ? selectedViewController : selectedTab?.viewController) as? TabPage
  }

  /// The node of the selected tab's view.
  var selectedNode: _AnyNode? { selectedPage?.node }

  /// Whether the bar has another background than its own.
  private var hasOwnBackground = true

  /// Gives the bar the values of the selected tab.
  func takeBar(_ environment: EnvironmentValues) {
    let values = selectedNode?.preference(_NavigationItemKey.self)?.tabBar ?? BarValues()
    let hides = values.visibility == .hidden
    if isTabBarHidden != hides { isTabBarHidden = hides }
    if tabBar.overrideUserInterfaceStyle != values.interfaceStyle {
      tabBar.overrideUserInterfaceStyle = values.interfaceStyle
    }
    guard !values.hasOwnBackground || !hasOwnBackground else { return }
    hasOwnBackground = values.hasOwnBackground
    let appearance = UITabBarAppearance()
    values.configure(appearance, environment)
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = values.showsBackgroundAtScrollEdge ? appearance : nil
  }

  /// Selects the tab with a tag.
  ///
  /// - Returns: whether another tab was selected before.
  func select(tagged tag: AnyHashable) -> Bool {
    guard let page = pages.first(where: { $0.tag == tag }), page !== selectedPage else { return false }
    if let tab = page.sidebarTab, !tabs.isEmpty { selectedTab = tab } else { selectedViewController = page }
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    // A section's tab selects the one inside that was selected last, or the first.
    guard let page = tab.viewController as? TabPage else { return true }
    isSelectedAgain = page === selectedPage
    return onSelection(page.tag)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { selectionEnded() }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    isSelectedAgain = viewController === selectedViewController
    return onSelection((viewController as? TabPage)?.tag)
  }
  private var isSelectedAgain = false

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selectionEnded()
  }

  private func selectionEnded() {
    // A tap on the selected tab leads back to the first page of its stack.
    if isSelectedAgain {
      for child in selectedPage?.children ?? [] {
        (child as? UINavigationController)?.popToRootViewController(animated: false)
      }
    }
    onBarChange()
  }
}

/// One tab.
@MainActor final class TabPage: UIViewController {
  let element: _LayoutElement
  private let host: PartHostView
  private let environment: EnvironmentValues
  private(set) var tag: AnyHashable?
  /// The node of the tab's view. It appears as the tab is selected, and disappears as another one is.
  weak var node: _AnyNode? { didSet { node?.isShown = isShown } }
  private var isShown = false { didSet { node?.isShown = isShown } }

  /// The tab, where the tab view shows UIKit's tabs.
  private(set) var sidebarTab: UITab?

  init(_ element: _LayoutElement, _ environment: EnvironmentValues) {
    self.element = element
    self.environment = environment
    host = PartHostView(environment.graphHost)
    super.init(nibName: nil, bundle: nil)
    host.direction = environment.layoutDirection
    host.elements = [element]
  }

  required init?(coder: NSCoder) { fatalError("Tabs of SwiftUI's aren't archived.") }

  override func loadView() {
    host.backgroundColor = .systemBackground
    view = host
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
  }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? host.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      ?? children.lazy.compactMap { $0.contentScrollView(for: edge) }.first
  }

  func takeItem(_ index: Int) {
    tag = element.tag ?? AnyHashable(index)
    let label = element.value(TabItemKey.self, as: PartTrait.self)
    label?.didChange = { [weak self] in
      guard let self, let node else { return }
      node.graph.afterUpdate { [weak self] in self?.takeItem(index) }
    }
    guard let part = label?.madePart else { return }
    _ = part.content.elements
    let image = part.content.shownImage
    tabBarItem.title = part.content.writtenText
    tabBarItem.image = image
    tabBarItem.badgeValue = element.value(ListBadgeKey.self, as: Text.self)?.plainString(in: environment)
    takeTab()
  }

  private func takeTab() {
    guard let tab = sidebarTab else { return }
    if tab.title != tabBarItem.title { tab.title = tabBarItem.title ?? "" }
    if tab.image !== tabBarItem.image { tab.image = tabBarItem.image }
    if tab.badgeValue != tabBarItem.badgeValue { tab.badgeValue = tabBarItem.badgeValue }
    tab.preferredPlacement = element.value(TabPlacementKey.self, as: TabPlacement.self)?.uiKit ?? .automatic
  }

  /// The title of the section that the tab belongs to, as views; nil for none. Its `owner` identifies the section.
  var section: PartTrait? { element.value(TabSectionKey.self, as: PartTrait.self) }

  /// A tab of UIKit's that shows the page.
  func makeTab(identifier: String) -> UITab {
    let made = UITab(title: "", image: nil, identifier: identifier) { [unowned self] _ in self }
    sidebarTab = made
    takeTab()
    return made
  }
}

extension PartTrait {
  /// The texts of the views.
  fileprivate var writtenText: String {
    guard let part = madePart else { return "" }
    _ = part.content.elements
    return part.content.writtenText ?? ""
  }
}
