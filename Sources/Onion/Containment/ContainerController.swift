import UIKit

/// A container controller that lets the displayed child determine what only one controller on the screen can determine.
///
/// For the status bar, the home indicator, the screen edges, the pointer and the orientations, UIKit follows the chain of displayed
/// children, so the innermost content decides, however many containers enclose it. Without a displayed child, the container uses
/// the defaults of any controller.
///
/// Children that are added by `add(_:in:place:)` and removed by `remove()` are noticed; code that displays another child in a
/// different way has to call `shownChildDidChange()`.
open class ContainerController: UIViewController {
  /// The child that decides: by default, the one whose view is topmost in the container. Subclasses can override it.
  open var shownChild: UIViewController? {
    children.last { child in
      guard let content = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return content.isDescendant(of: own)
    }
  }

  /// Makes the system query the values again, because another child decides or its values have changed. A preferred content size of
  /// the child becomes the container's.
  public func shownChildDidChange() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    if let size = shownChild?.preferredContentSize, size != .zero { preferredContentSize = size }
  }

  /// A card or popover has the size of the innermost content, too.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === shownChild { preferredContentSize = container.preferredContentSize }
  }

  // MARK: Forwarded by UIKit

  open override var childForStatusBarStyle: UIViewController? { shownChild }
  open override var childForStatusBarHidden: UIViewController? { shownChild }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownChild }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shownChild }
  open override var childViewControllerForPointerLock: UIViewController? { shownChild }

  // MARK: Forwarded here, because UIKit only queries the outermost controller

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shownChild?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    shownChild?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var shouldAutorotate: Bool { shownChild?.shouldAutorotate ?? super.shouldAutorotate }
}
