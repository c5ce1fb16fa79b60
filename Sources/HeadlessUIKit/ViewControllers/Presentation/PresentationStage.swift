import Foundation

/// The container of a presentation, and the view that it covers.
@MainActor final class PresentationStage {
  let container: UITransitionView
  private var covered: (view: UIView, superview: UIView, fills: Bool)?
  /// The view that `uncover()` restored, until the dismissal is final.
  private var uncovered: (view: UIView, superview: UIView, fills: Bool)?

  /// A container above `place`: over all of a window, or over a controller's view.
  init(above place: UIView, presentation: UIPresentationController) {
    let outer: UIView
    let frame: CGRect
    if presentation.shouldPresentInFullscreen || place.superview == nil {
      outer = place.window ?? place
      frame = outer.bounds
    } else {
      outer = place.superview ?? place
      frame = place.frame
    }
    container = UITransitionView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    container.traitOverrides = presentation.traitOverrides
    var below = place
    while let superview = below.superview, superview !== outer { below = superview }
    if below.superview === outer {
      outer.insertSubview(container, aboveSubview: below)
    } else {
      outer.addSubview(container)
    }
  }

  /// Removes a view from the hierarchy until `uncover()`.
  func cover(_ view: UIView) {
    guard let superview = view.superview else { return }
    covered = (view, superview, view.frame == superview.bounds)
    view.removeFromSuperview()
  }

  func uncover() {
    uncovered = covered
    covered = nil
    putBack()
  }

  /// Restores the uncovered view's position, if an animator has moved it into the container.
  func bringBack() {
    if let (view, superview, _) = uncovered, view.superview !== superview { putBack() }
    uncovered = nil
  }

  private func putBack() {
    guard let (view, superview, fills) = uncovered else { return }
    if fills { view.frame = superview.bounds }
    if container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }
}
