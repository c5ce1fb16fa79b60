public import Foundation

/// A place from top to bottom: top, bottom, centre y, baselines.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another, as a length for constraints.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distanceFrom: reference, to: otherAnchor.reference)
  }

  /// A constraint for a distance of `multiplier` times the system spacing below `anchor`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference, systemSpacing: multiplier)
  }

  /// A constraint for a distance of at least `multiplier` times the system spacing below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference, systemSpacing: multiplier)
  }

  /// A constraint for a distance of at most `multiplier` times the system spacing below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference, systemSpacing: multiplier)
  }
}
