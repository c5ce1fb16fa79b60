import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Tabs of iOS 18 on a tablet of 1,000 by 700 points with a status bar of 24 points: at the top, or in a sidebar.
@MainActor @Suite struct TabletTabTests {
  private final class Listener: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      calls.append("should \(tab.identifier)")
      return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      calls.append("should controller")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      calls.append("will \(sidebar.isHidden ? "hide" : "show")")
      animator.addAnimations { self.calls.append("animate") }
      animator.addCompletion { self.calls.append("complete") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      if case .tab(let tab) = item.content, tab.identifier == "two" {
        var content = item.defaultContentConfiguration()
        content.text = "Zwei"
        item.contentConfiguration = content
      }
      return item
    }
  }

  private func tablet(isRegular: Bool = true) -> ScreenConfiguration {
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = isRegular ? .regular : .compact
      $0.verticalSizeClass = .regular
      $0.displayScale = 2
    }
    return ScreenConfiguration(
      size: CGSize(width: isRegular ? 1000 : 400, height: 700),
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), traits: traits)
  }

  private func tab(_ title: String, _ make: @escaping @MainActor () -> UIViewController = { UIViewController() })
    -> UITab
  {
    UITab(title: title, image: UIImage(systemName: "star"), identifier: title.lowercased()) { _ in make() }
  }

  private func group(_ title: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: title, image: nil, identifier: title.lowercased(), children: children)
  }

  private func titles(_ controller: UITabBarController) -> [String] {
    controller.tabState.floatingBar?.subviews.compactMap { ($0 as? _UIFloatingTabBarItemView)?.tab.title } ?? []
  }

  private func rows(_ controller: UITabBarController) -> [String] {
    func texts(_ view: UIView) -> [String] {
      if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
      return view.subviews.flatMap(texts)
    }
    guard let list = controller.sidebar.view?.subviews.compactMap({ $0 as? UICollectionView }).first else { return [] }
    return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.flatMap(texts)
  }

  @Test func tabsStandAtTheTopAndContentBelowThem() throws {
    let content = UIViewController()
    let tabs = UITabBarController(tabs: [tab("One") { content }, tab("Two")])
    let screen = Screens.show(tabs, on: tablet())
    defer { screen.close() }
    let bar = try #require(tabs.tabState.floatingBar)
    #expect(titles(tabs) == ["One", "Two"])
    // In the middle of a row of 50 points below the status bar.
    #expect(bar.frame.midX == 500 && bar.frame.minY == 27 && bar.frame.height == 44)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 1000, height: 700))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
    #expect(tabs.tabBar.frame.minY == 700)
    tabs.isTabBarHidden = true
    screen.window.updateScreen()
    #expect(bar.superview == nil)
    #expect(content.view.safeAreaInsets.top == 24)
  }

  @Test func controllersWithoutTabsKeepTheBarAtTheBottom() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let screen = Screens.show(tabs, on: tablet())
    #expect(tabs.tabState.floatingBar == nil)
    #expect(tabs.tabBar.frame.maxY == 700)
    screen.close()
  }

  /// As in apps that are built for iPadOS 18.
  @Test func sinceRelease18AllTabsStandAtTheTop() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.tabState.release = Look.Release(18)
    tabs.viewControllers = [first, second]
    let screen = Screens.show(tabs, on: tablet())
    defer { screen.close() }
    let bar = try #require(tabs.tabState.floatingBar)
    #expect(titles(tabs) == ["First", "Second"] && tabs.tabs.isEmpty)
    #expect(tabs.tabBar.frame.minY == 700)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
    let buttons = bar.subviews.compactMap { $0 as? _UIFloatingTabBarItemView }
    #expect(buttons.map(\.isSelected) == [true, false])
    buttons[1].sendActions(for: .touchUpInside)
    screen.window.updateScreen()
    #expect(tabs.selectedViewController === second && buttons.map(\.isSelected) == [false, true])
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    screen.window.updateScreen()
    #expect(bar.superview == nil)
    #expect(Look.Release(18).hasAllTabsOnTopOfTablets && !Look.Release(17, 5).hasAllTabsOnTopOfTablets)
  }

  @Test func whereThereIsLittleWidthTheBarIsAtTheBottom() {
    let tabs = UITabBarController(tabs: [tab("One"), tab("Two"), tab("Three")])
    tabs.compactTabIdentifiers = ["one", "three"]
    let screen = Screens.show(tabs, on: tablet(isRegular: false))
    #expect(tabs.tabState.floatingBar == nil)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Three"])
    screen.change(to: tablet())
    #expect(titles(tabs) == ["One", "Two", "Three"])
    screen.close()
  }

  @Test func navigationBarsShareTheRow() throws {
    let root = UIViewController()
    root.title = "Title"
    let tabs = UITabBarController(tabs: [tab("One") { UINavigationController(rootViewController: root) }])
    let screen = Screens.show(tabs, on: tablet())
    defer { screen.close() }
    let bar = try #require(root.navigationController).navigationBar
    #expect(bar.frame.minY == 24 && bar.frame.height == 50)
    #expect(bar.isTitleCovered)
    #expect(root.view.safeAreaInsets.top == 74)
  }

  @Test func placesInTheBarAreTheTabsOwn() {
    let pinned = tab("Pinned")
    pinned.preferredPlacement = .pinned
    let fixed = tab("Fixed")
    fixed.preferredPlacement = .fixed
    let optional = tab("Optional")
    optional.preferredPlacement = .optional
    let side = tab("Side")
    side.preferredPlacement = .sidebarOnly
    let hidden = tab("Hidden")
    hidden.isHidden = true
    let tabs = UITabBarController(tabs: [
      pinned, tab("One"), optional, side, hidden, fixed, UISearchTab { _ in UIViewController() },
    ])
    let screen = Screens.show(tabs, on: tablet())
    #expect(titles(tabs) == ["Fixed", "One", "Pinned", "Search"])
    screen.close()
  }

  @Test func theSidebarTakesTheTabsPlace() throws {
    let content = UIViewController()
    let listener = Listener()
    let tabs = UITabBarController(tabs: [tab("One") { content }, tab("Two")])
    tabs.mode = .tabSidebar
    tabs.sidebar.delegate = listener
    let screen = Screens.show(tabs, on: tablet())
    defer { screen.close() }
    #expect(tabs.sidebar.isHidden)
    tabs.sidebar.isHidden = false
    screen.window.updateScreen()
    #expect(listener.calls == ["will show", "animate", "complete"])
    #expect(tabs.tabState.floatingBar?.superview == nil)
    #expect(tabs.sidebar.view?.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
    // It covers the content, whose safe area begins beside it.
    #expect(content.view.frame.width == 1000)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 320, bottom: 20, right: 0))
    tabs.sidebar.preferredLayout = .tile
    screen.window.updateScreen()
    #expect(content.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(content.view.safeAreaInsets.left == 0)
    #expect(rows(tabs) == ["One", "Zwei"])
    tabs.mode = .tabBar
    screen.window.updateScreen()
    #expect(tabs.sidebar.view?.superview == nil)
  }

  @Test func groupsHaveTitlesAndActions() {
    let library = group("Library", [tab("Albums"), tab("Artists")])
    library.displayOrderIdentifiers = ["artists"]
    library.sidebarActions = [UIAction(title: "Add") { _ in }]
    let inline = group("Inline", [tab("Radio")])
    inline.sidebarAppearance = .inline
    let tabs = UITabBarController(tabs: [tab("Home"), inline, library])
    var header = UIListContentConfiguration.sidebarHeader()
    header.text = "Header"
    tabs.sidebar.headerContentConfiguration = header
    tabs.sidebar.isHidden = false
    let screen = Screens.show(tabs, on: tablet())
    #expect(rows(tabs) == ["Header", "Home", "Radio", "Library", "Artists", "Albums", "Add"])
    screen.close()
  }

  @Test func selectingWithinAGroupShowsItsController() {
    let (albums, artists) = (UIViewController(), UIViewController())
    let library = group("Library", [tab("Albums") { albums }, tab("Artists") { artists }])
    let tabs = UITabBarController(tabs: [tab("Home"), library])
    let screen = Screens.show(tabs, on: tablet())
    defer { screen.close() }
    #expect(tabs.selectedTab?.identifier == "home")
    tabs.selectedTab = tabs.tab(forIdentifier: "artists")
    screen.window.updateScreen()
    #expect(tabs.selectedTab?.identifier == "artists")
    #expect(library.selectedChild?.identifier == "artists")
    #expect(tabs.selectedViewController === artists && artists.view.window != nil)
    #expect(tabs.selectedIndex == 1)
    library.selectedChild = library.children[0]
    screen.window.updateScreen()
    #expect(tabs.selectedViewController === albums && artists.viewIfLoaded?.window == nil)
    #expect(artists.tab?.identifier == "artists")
    #expect(library.children[0].tabBarController === tabs)
  }

  @Test func aGroupsNavigationControllerStacksWhatIsSelected() {
    let (list, albums) = (UIViewController(), UIViewController())
    let library = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("Albums") { albums }]
    ) { _ in list }
    let navigation = UINavigationController()
    library.managingNavigationController = navigation
    let tabs = UITabBarController(tabs: [library, tab("Home")])
    #expect(tabs.selectedViewController === navigation)
    #expect(navigation.viewControllers == [list])
    #expect(library.children[0].managingTabGroup === library)
    tabs.selectedTab = library.children[0]
    #expect(navigation.viewControllers == [list, albums])
    #expect(navigation.tabBarItem.title == "Library")
  }

  @Test func theDelegateIsAskedAboutTabs() throws {
    let listener = Listener()
    let tabs = UITabBarController(tabs: [tab("One"), tab("Two")])
    tabs.delegate = listener
    let screen = Screens.show(tabs, on: tablet())
    defer { screen.close() }
    let bar = try #require(tabs.tabState.floatingBar)
    let two = try #require(bar.subviews.compactMap { $0 as? _UIFloatingTabBarItemView }.last)
    two.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["should two", "did two after one"])
    #expect(tabs.selectedTab?.identifier == "two")
    listener.allows = false
    listener.calls = []
    tabs.didChoose(tabs.tabs[0])
    #expect(listener.calls == ["should one"])
    #expect(tabs.selectedTab?.identifier == "two")
    // The delegate isn't asked about selection by code.
    tabs.selectedTab = tabs.tabs[0]
    #expect(listener.calls == ["should one"])
  }
}
