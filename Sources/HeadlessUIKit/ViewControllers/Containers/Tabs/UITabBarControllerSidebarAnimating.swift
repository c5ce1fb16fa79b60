public import Foundation

/// What runs along with a sidebar that comes or goes.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
