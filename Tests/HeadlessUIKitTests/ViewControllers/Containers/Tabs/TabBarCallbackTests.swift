import Testing
import UIKit

@testable import HeadlessUIKit

/// The calls that controllers and delegates receive when tabs are shown and selected.
@MainActor @Suite struct TabBarCallbackTests: ShowingTabs {
  let log = CallLog()

  init() { HostedScreen.apply(.standard) }

  @Test func theSelectedTabAppearsWithItsController() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(tabs([a, b]))
    #expect(
      log.take() == [
        "a willMove(nil)", "a didMove(nil)", "b willMove(nil)", "b didMove(nil)", "a load", "a willAppear",
        "a isAppearing", "a didAppear",
      ])
    screen.close()
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func aChangeOfTabsTellsTheNewOneFirst() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let tabs = tabs([a, b])
    let screen = Screens.show(tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "b load", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
      ])
    screen.window.updateScreen()
    #expect(log.take().isEmpty)
    screen.close()
  }

  @Test func aTapAsksAndTellsTheDelegate() {
    let tabs = UITabBarController.of(["A", "B", "C"])
    let delegate = Delegate()
    tabs.delegate = delegate
    let screen = Screens.show(tabs)
    tap(1, in: tabs)
    #expect(tabs.selectedIndex == 1)
    delegate.allows = false
    tap(2, in: tabs)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem?.title == "B")
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 2)
    #expect(delegate.calls == ["should B", "did B", "should C"])
    screen.close()
  }

  @Test func aSubclassThatHearsTheBarNeedNotCallSuper() {
    let tabs = HearingController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let screen = Screens.show(tabs)
    tap(1, in: tabs)
    #expect(tabs.heardAt == [0])
    #expect(tabs.selectedIndex == 1)
    screen.close()
  }

  private final class HearingController: UITabBarController {
    var heardAt: [Int] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heardAt.append(selectedIndex) }
  }

  @Test func aSecondTapPopsToTheRoot() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = tabs([navigation])
    let screen = Screens.show(tabs)
    tap(0, in: tabs)
    screen.window.updateScreen()
    #expect(navigation.viewControllers.count == 1)
    screen.close()
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title!)")
      return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      calls.append("did \(viewController.title!)")
    }
  }
}
