import UIKit

/// Shows one child at a time and swaps it for another, with a cross-fade where that can be seen.
///
/// The child that goes is released when the fade ends; nothing of it is kept. Before the view is loaded the child is only
/// remembered, so that a controller can be set up long before it is shown.
open class SwitchingController: ContainerController {
  /// How long a cross-fade takes, in seconds; 0 swaps at once. Outside of a window, for the first child, and where
  /// `UIView.areAnimationsEnabled` is off, as tests leave it for snapshots, nothing fades either.
  public var crossFadeDuration: TimeInterval = 0.25

  private var current: UIViewController?
  private var leaving: UIViewController?

  open override var shownChild: UIViewController? { current }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let current { insertFullFrameChild(current) }
  }

  /// Swaps the shown child for another one, or takes it away.
  ///
  /// Nothing happens where `child` is shown already. A swap during a cross-fade ends that one first.
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

  /// A controller that has left may be shown again, and must be seen then.
  private func finishLeaving() {
    guard let old = leaving else { return }
    leaving = nil
    old.remove()
    old.viewIfLoaded?.alpha = 1
  }
}

extension SwitchingController {
  /// Takes away what is presented above a tree that is about to be swapped.
  func dismissPresented() {
    if viewIfLoaded?.window != nil, presentedViewController != nil { dismiss(animated: false) }
  }
}
