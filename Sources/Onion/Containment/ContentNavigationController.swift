import UIKit

/// A navigation controller that leaves to the screen on top what only one on the screen can decide: status bar, home
/// indicator, screen edges, pointer and orientations. UIKit's own asks it for a part of that and answers the rest itself.
open class ContentNavigationController: UINavigationController {
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  open override var childViewControllerForPointerLock: UIViewController? { topViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
}
