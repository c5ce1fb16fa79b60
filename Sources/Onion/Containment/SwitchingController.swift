import UIKit

/// Shows one child at a time and replaces it with another one, with a cross-fade if that is visible.
///
/// The replaced child is released when the fade ends. Before the view is loaded, the child is only stored, so that a controller can
/// be configured long before it is displayed.
open class SwitchingController: ContainerController {
  /// The duration of a cross-fade, in seconds; 0 replaces the child at once. There is no fade outside of a window, for the first
  /// child, and if `UIView.areAnimationsEnabled` is false, as in tests with snapshots.
  public var crossFadeDuration: TimeInterval = 0.25

  private var current: UIViewController?
  private var leaving: UIViewController?

  open override var shownChild: UIViewController? { current }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let current { insertFullFrameChild(current) }
  }

  /// Replaces the child with another one, or removes it.
  ///
  /// Has no effect if `child` is displayed already. Replacing a child during a cross-fade ends that one first.
  public func show(_ child: UIViewController?) {
    guard child !== current else { return }
    finishLeaving()
    let old = current
    current = child
    guard isViewLoaded else { return }
    if fades, let old, let child {
      crossFade(from: old, to: child)
    } else {
      old?.remove()
      if let child { insertFullFrameChild(child) }
    }
  }

  private var fades: Bool {
    crossFadeDuration > 0 && UIView.areAnimationsEnabled && viewIfLoaded?.window != nil
  }

  private func crossFade(from old: UIViewController, to new: UIViewController) {
    leaving = old
    insertFullFrameChild(new)
    new.view.alpha = 0
    UIView.animate(
      withDuration: crossFadeDuration,
      animations: {
        new.view.alpha = 1
        old.view.alpha = 0
      },
      completion: { [weak self, weak old] _ in
        guard let self, let old, old === leaving else { return }
        finishLeaving()
      })
  }

  /// A controller that was replaced may be displayed again, and must be visible then.
  private func finishLeaving() {
    guard let old = leaving else { return }
    leaving = nil
    old.remove()
    old.viewIfLoaded?.alpha = 1
  }
}

extension SwitchingController {
  /// Dismisses controllers that the replaced child has presented.
  func dismissPresented() {
    if viewIfLoaded?.window != nil, presentedViewController != nil { dismiss(animated: false) }
  }
}
