import Foundation

/// Lets a finger take the way back only where the bar shows it. Apps that put a delegate of their own in its place decide
/// themselves.
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, let top = navigationController.topViewController else { return false }
    let item = top.navigationItem
    let hasOwnWayBack = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
      && !item.hidesBackButton && !hasOwnWayBack && !navigationController.isNavigationBarHidden
  }
}
