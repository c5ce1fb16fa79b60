internal import Foundation
internal import HeadlessUIKit

/// The position of a view in its hierarchy before it was shown for a snapshot.
@MainActor struct ViewPlace {
  private let frame: CGRect
  private let bounds: CGRect
  private let superview: UIView?
  private let index: Int
  private let autoresizingMask: UIView.AutoresizingMask
  /// The first responder, if it is in the view.
  private let focus: UIView?
  /// Constraints of ancestors that involve the view or its descendants; they are removed when the view leaves its superview.
  private let constraints: [NSLayoutConstraint]

  init(_ view: UIView) {
    frame = view.frame
    bounds = view.bounds
    superview = view.superview
    autoresizingMask = view.autoresizingMask
    focus = ViewPlace.firstResponder(in: view)
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    var found: [NSLayoutConstraint] = []
    var ancestor = view.superview
    while let current = ancestor {
      found += current.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains {
          ViewPlace.view(of: $0)?.isDescendant(of: view) == true
        }
      }
      ancestor = current.superview
    }
    constraints = found
  }

  /// The view's own size, in points; nil if it has none.
  var size: CGSize? { bounds.width > 0 && bounds.height > 0 ? bounds.size : nil }

  /// Restores the view's position.
  func restore(_ view: UIView) {
    view.removeFromSuperview()
    view.autoresizingMask = autoresizingMask
    // With a transform, the frame isn't the view's own size; the bounds are.
    if view.transform.isIdentity { view.frame = frame }
    view.bounds = bounds
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    NSLayoutConstraint.activate(constraints)
    focus?.becomeFirstResponder()
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap(firstResponder).first
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
