import UIKit

@testable import HeadlessUIKit

/// Tests that show controllers in tabs.
@MainActor protocol ShowingTabs {}

extension ShowingTabs {
  func tabs(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  func tap(_ index: Int, in tabs: UITabBarController) {
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }
    buttons[index].sendActions(for: .touchUpInside)
  }
}
