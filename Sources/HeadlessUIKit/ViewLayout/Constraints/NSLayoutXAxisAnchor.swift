public import Foundation

/// A place from side to side: leading, trailing, left, right, centre x.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, as a length for constraints.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distanceFrom: reference, to: otherAnchor.reference)
  }

  /// A constraint for a distance of `multiplier` times the system spacing after `anchor`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference, systemSpacing: multiplier)
  }

  /// A constraint for a distance of at least `multiplier` times the system spacing after `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference, systemSpacing: multiplier)
  }

  /// A constraint for a distance of at most `multiplier` times the system spacing after `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference, systemSpacing: multiplier)
  }
}
