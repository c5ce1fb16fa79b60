import UIKit

/// A tab bar controller that leaves to the selected screen what only one on the screen can decide: status bar, home
/// indicator, screen edges, pointer and orientations. UIKit's own asks it for a part of that and answers the rest itself.
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
