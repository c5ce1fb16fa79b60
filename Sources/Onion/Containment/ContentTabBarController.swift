import UIKit

/// A tab bar controller that lets the selected view controller determine the status bar, the home indicator, the screen edges, the
/// pointer and the orientations. `UITabBarController` does this only for some of them.
open class ContentTabBarController: UITabBarController {
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
  open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    selectedViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? super.shouldAutorotate }
}
