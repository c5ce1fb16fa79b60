public import Foundation

/// Provides the appearance of a sidebar's rows, and is notified of its changes. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// Called before the sidebar appears or disappears.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating)
  /// Returns the content of a row; the default is the standard appearance.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem
  /// Called after a row has been selected or deselected.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem)
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
}

// Optional in UIKit.
extension UITabBarControllerSidebarDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { OptionalMethod.missing(UITabSidebarItem(request: request)) }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {}
}

/// Runs animations alongside a sidebar's appearance or disappearance.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
