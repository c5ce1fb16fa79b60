import UIKit

/// A controller that holds others and leaves to the shown one what only one on the screen can decide.
///
/// The status bar, the home indicator, the screen edges, the pointer and the orientations are asked along the chain of
/// shown children, so the innermost content decides, however many containers lie around it. Without a shown child the
/// container answers as any controller does.
///
/// Children that come by `add(_:in:place:)` and go by `remove()` are noticed; code that shows another one in a way of its
/// own calls `shownChildDidChange()`.
open class ContainerController: UIViewController {
  /// The child that decides: the one whose view lies topmost in the container, unless a subclass knows better.
  open var shownChild: UIViewController? {
    children.last { child in
      guard let content = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return content.isDescendant(of: own)
    }
  }

  /// Has the system ask again: the child that decides is another one, or answers otherwise now. A preferred content size of
  /// the child becomes the container's.
  public func shownChildDidChange() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    if let size = shownChild?.preferredContentSize, size != .zero { preferredContentSize = size }
  }

  /// A card or popover takes its size from the innermost content as well.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === shownChild { preferredContentSize = container.preferredContentSize }
  }

  // MARK: Handed on by UIKit

  open override var childForStatusBarStyle: UIViewController? { shownChild }
  open override var childForStatusBarHidden: UIViewController? { shownChild }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownChild }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shownChild }
  open override var childViewControllerForPointerLock: UIViewController? { shownChild }

  // MARK: Handed on here, because UIKit asks the outermost controller alone

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shownChild?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    shownChild?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var shouldAutorotate: Bool { shownChild?.shouldAutorotate ?? super.shouldAutorotate }
}
