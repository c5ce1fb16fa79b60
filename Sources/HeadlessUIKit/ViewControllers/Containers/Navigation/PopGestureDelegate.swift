import Foundation

/// Allows the pop gesture only while the bar shows the back button. Apps that set their own delegate decide themselves.
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
