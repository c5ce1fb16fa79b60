import Foundation

/// Shows a search above the controller whose content is searched. The name is UIKit's.
final class _UISearchPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
  override var presentationStyle: UIModalPresentationStyle { .custom }

  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    search?.willPresent()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { search?.didPresent() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.willDismiss()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { search?.didDismiss() }
  }
}
