public import Foundation

/// One attribute of a view or layout guide, with which constraints are made; the generic argument keeps axes apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let reference: LayoutReference

  init(_ reference: LayoutReference) {
    self.reference = reference
    super.init()
  }

  /// A name for people who read descriptions.
  open var name: String { "\(reference.attribute)" }

  /// The view or layout guide.
  open weak var item: AnyObject? { reference.item }

  open var hasAmbiguousLayout: Bool { reference.item?.layoutView?.hasAmbiguousLayout ?? false }

  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = reference.axis, let view = reference.item?.layoutView else { return [] }
    return view.constraintsAffectingLayout(for: axis)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference)
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference, constant: c)
  }
}
