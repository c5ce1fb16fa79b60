import Testing
import UIKit

@testable import HeadlessUIKit

/// The display and selection of tabs, on a screen of 400 x 800 points with safe area insets of 50 and 30.
@MainActor @Suite struct TabBarControllerTests: ShowingTabs {
  init() { HostedScreen.apply(.standard) }

  // MARK: Geometry

  @Test func theBarIs49PointsAboveTheHomeIndicator() {
    let content = UIViewController()
    let screen = Screens.show(tabs([content, UIViewController()]))
    #expect(content.tabBarController!.tabBar.frame == CGRect(x: 0, y: 721, width: 400, height: 79))
    #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(50, 0, 79, 0))
    screen.close()
  }

  @Test func inLandscapeTheBarIs32PointsAndTabsKeepClearOfTheSides() {
    let tabs = UITabBarController.of(["A", "B"])
    let screen = Screens.show(tabs, on: Screens.wide())
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 348, width: 800, height: 52))
    let frames = tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.map(\.frame)
    #expect(frames == [CGRect(x: 42, y: 1, width: 356, height: 31), CGRect(x: 402, y: 1, width: 356, height: 31)])
    screen.close()
  }

  @Test func onPadsTheBarIs50PointsHigh() {
    let tabs = UITabBarController.of(["A", "B"])
    let screen = Screens.show(
      tabs,
      on: Screens.tall {
        $0.userInterfaceIdiom = .pad
        $0.horizontalSizeClass = .regular
      })
    // The row extends five points into the home indicator's thirty.
    #expect(tabs.tabBar.frame.height == 75)
    screen.close()
  }

  @Test func anOpaqueBarEndsTheContentUnlessItExtends() {
    let content = UIViewController()
    let tabs = tabs([content])
    tabs.tabBar.isTranslucent = false
    let screen = Screens.show(tabs)
    #expect(content.view.frame.height == 721)
    #expect(content.view.safeAreaInsets.bottom == 0)
    content.extendedLayoutIncludesOpaqueBars = true
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()
    #expect(content.view.frame.height == 800)
    screen.close()
  }

  @Test func aHiddenBarGivesItsRoomBack() {
    let content = UIViewController()
    let tabs = tabs([content])
    let screen = Screens.show(tabs)
    tabs.tabBar.isHidden = true
    tabs.view.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 30)
    tabs.tabBar.isHidden = false
    tabs.setTabBarHidden(true, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 30)
    screen.close()
  }

  @Test func theBarFollowsATurnOfTheDevice() {
    let content = UIViewController()
    let tabs = tabs([content])
    let screen = Screens.show(tabs)
    screen.change(to: Screens.wide())
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 348, width: 800, height: 52))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(0, 40, 52, 40))
    screen.close()
  }

  // MARK: Selection

  @Test func theFirstTabIsSelectedAndNoOtherLoaded() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let tabs = tabs(controllers)
    #expect(tabs.selectedIndex == 0)
    #expect(!controllers[0].isViewLoaded)
    let screen = Screens.show(tabs)
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    tabs.selectedIndex = 2
    #expect(controllers.map(\.isViewLoaded) == [true, false, true])
    #expect(tabs.selectedViewController === controllers[2])
    #expect(controllers[0].view.window == nil)
    screen.close()
  }

  @Test func aSelectionOutOfRangeIsNone() {
    let tabs = tabs([UIViewController()])
    tabs.selectedIndex = 4
    #expect(tabs.selectedIndex == 0)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func newControllersKeepTheSelectionOrItsPlace() {
    let (a, b, c, d) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
    let tabs = tabs([a, b])
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, a, b]
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [a, c, d]
    #expect(tabs.selectedViewController === d)
    tabs.viewControllers = [c]
    #expect(tabs.selectedViewController === c)
    #expect(d.parent == nil && c.parent === tabs)
  }

  // MARK: With navigation controllers

  @Test func contentOfAStackEndsAboveTheBar() {
    let content = UIViewController()
    let screen = Screens.show(tabs([UINavigationController(rootViewController: content)]))
    #expect(content.view.safeAreaInsets.bottom == 79)
    #expect(content.tabBarController === screen.controller)
    screen.close()
  }

  @Test func aPushedControllerMayTakeTheBarAway() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = tabs([navigation])
    let screen = Screens.show(tabs)
    let (away, above) = (UIViewController(), UIViewController())
    away.hidesBottomBarWhenPushed = true
    for controller in [away, above] {
      navigation.pushViewController(controller, animated: false)
      #expect(tabs.tabBar.isHidden)
      screen.window.updateScreen()
      #expect(controller.view.safeAreaInsets.bottom == 30)
      #expect(tabs.tabBar.frame.minY >= 800)
    }
    navigation.popToRootViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
    screen.window.updateScreen()
    #expect(navigation.topViewController!.view.safeAreaInsets.bottom == 79)
    #expect(tabs.tabBar.frame.minY == 721)
    screen.close()
  }

  @Test func aBarThatTheAppHidStaysHiddenAfterAPush() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = tabs([navigation])
    let screen = Screens.show(tabs)
    tabs.tabBar.isHidden = true
    let away = UIViewController()
    away.hidesBottomBarWhenPushed = true
    navigation.pushViewController(away, animated: false)
    navigation.popViewController(animated: false)
    #expect(tabs.tabBar.isHidden)
    screen.close()
  }

  @Test func aStackWithinTheTabsControllerMayTakeTheBarAway() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let holder = UIViewController()
    holder.addChild(navigation)
    holder.view.addSubview(navigation.view)
    navigation.didMove(toParent: holder)
    let tabs = tabs([holder])
    let screen = Screens.show(tabs)
    let away = UIViewController()
    away.hidesBottomBarWhenPushed = true
    navigation.pushViewController(away, animated: false)
    screen.window.updateScreen()
    #expect(tabs.tabBar.frame.minY >= 800)
    navigation.popViewController(animated: false)
    screen.window.updateScreen()
    #expect(tabs.tabBar.frame.minY == 721)
    screen.close()
  }

  @Test func unselectedStacksHaveTheirViewAndNothingInIt() {
    let root = UIViewController()
    let second = UINavigationController(rootViewController: root)
    let tabs = tabs([UIViewController(), second])
    let screen = Screens.show(tabs)
    #expect(second.isViewLoaded && second.view.window == nil)
    #expect(!root.isViewLoaded)
    #expect(tabs.hierarchyDescription().contains("not in the window"))
    screen.close()
  }

  @Test func whatCountsIsTheFlagWhenTheControllerIsPushed() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = tabs([navigation])
    let screen = Screens.show(tabs)
    root.hidesBottomBarWhenPushed = true
    navigation.pushViewController(UIViewController(), animated: false)
    root.hidesBottomBarWhenPushed = false
    screen.window.updateScreen()
    #expect(tabs.tabBar.frame.minY >= 800)
    navigation.popViewController(animated: false)
    screen.window.updateScreen()
    #expect(tabs.tabBar.frame.minY == 721)
    screen.close()
  }

  // MARK: Items

  @Test func aControllersTitleIsItsTabs() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.tabBarItem.title == "First")
    controller.title = "Second"
    #expect(controller.tabBarItem.title == "Second")
  }

  @Test func aStackWithoutATabShowsItsRoots() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 0)
    let navigation = UINavigationController(rootViewController: root)
    let tabs = tabs([navigation])
    #expect(tabs.tabBar.items?.first === root.tabBarItem)
    navigation.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
    #expect(tabs.tabBar.items?.first?.title == "Stack")
  }

  // MARK: More

  @Test func moreThanFiveTabsAreListed() {
    let controllers = (0..<7).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
    let tabs = tabs(controllers)
    let screen = Screens.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
    tabs.selectedIndex = 5
    screen.window.updateScreen()
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.selectedViewController === controllers[5])
    #expect(controllers[5].navigationController === tabs.moreNavigationController)
    #expect(controllers[5].tabBarController === tabs)
    #expect(controllers[5].view.window != nil)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
    screen.close()
  }

  // MARK: Content below the bar

  /// A scroll view of twice the screen's height, optionally in a navigation controller.
  private func scrolling(inStack: Bool) -> (UITabBarController, UIScrollView) {
    let content = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 400, height: 1600)
    content.view = scrollView
    return (tabs([inStack ? UINavigationController(rootViewController: content) : content]), scrollView)
  }

  private func showsBackground(_ tabs: UITabBarController) -> Bool {
    tabs.view.layoutIfNeeded()
    let background = tabs.tabBar.subviews.compactMap { $0 as? _UIBarBackground }[0]
    return background.look.effect != nil
  }

  @Test(arguments: [false, true]) func theBackgroundIsThereWhereContentGoesOnBelow(_ inStack: Bool) {
    let (tabs, scrollView) = scrolling(inStack: inStack)
    let screen = Screens.show(tabs)
    #expect(showsBackground(tabs))
    // The end of the content is at the bar.
    scrollView.contentOffset.y = 1600 - (800 - 79)
    #expect(!showsBackground(tabs))
    scrollView.contentOffset.y -= 20
    #expect(showsBackground(tabs))
    scrollView.contentSize.height = 100
    #expect(!showsBackground(tabs))
    screen.close()
  }

  @Test func withoutAScrollViewThereIsNoBackgroundUnlessTheAppSaysSo() {
    let tabs = tabs([UIViewController()])
    let screen = Screens.show(tabs)
    #expect(!showsBackground(tabs))
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    #expect(showsBackground(tabs))
    screen.close()
  }

  // MARK: Tabs of iOS 18

  @Test func tabsMakeTheirControllersAndItems() {
    let one = UITab(title: "One", image: nil, identifier: "1") { _ in UIViewController() }
    let two = UITab(title: "Two", image: nil, identifier: "2") { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [one, two])
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.selectedTab === one)
    tabs.selectedTab = two
    #expect(tabs.selectedIndex == 1)
    two.badgeValue = "4"
    #expect(tabs.tabBar.items?[1].badgeValue == "4")
    one.isHidden = true
    #expect(tabs.tabBar.items?.map(\.title) == ["Two"])
    #expect(tabs.tab(forIdentifier: "2") === two)
  }

  // MARK: Accessibility

  @Test func readersHearTabs() {
    let tabs = UITabBarController.of(["A", "B"])
    let screen = Screens.show(tabs)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }
    #expect(tabs.tabBar.accessibilityTraits == .tabBar)
    #expect(buttons.map(\.accessibilityLabel) == ["A", "B"])
    #expect(buttons.map(\.accessibilityTraits) == [[.tabBarItem, .selected], .tabBarItem])
    screen.close()
  }
}
