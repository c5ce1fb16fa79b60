public import Foundation

/// Observes and controls the user's selection of tabs. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap on a tab selects it. Selection by code isn't asked about.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user selected a tab, perhaps the one that was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Whether a tap on a tab selects it; asked in place of the same for controllers.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// The user selected a tab, perhaps the one that was selected; called instead of the same for controllers.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The controllers that a group's navigation controller shows for a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// The animator of a transition between tabs; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// Optional in UIKit.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { OptionalMethod.missing(.all) }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { OptionalMethod.missing(.portrait) }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    OptionalMethod.missing(true)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { OptionalMethod.missing(()) }
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { OptionalMethod.missing(proposedViewControllers) }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
