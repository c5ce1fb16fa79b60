public import Foundation

/// A length: a width, a height, or the distance between two places.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(distanceFrom start: LayoutReference, to end: LayoutReference) {
    self.init(
      LayoutReference(
        slot: end.slot, end.attribute, from: LayoutReferenceOrigin(slot: start.slot, attribute: start.attribute)))
  }

  /// A constraint to be exactly `c` points long.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, nil, constant: c)
  }

  /// A constraint to be at least `c` points long.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint to be at most `c` points long.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, nil, constant: c)
  }

  /// A constraint to be `m` times as long as `anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference, multiplier: m)
  }

  /// A constraint to be at least `m` times as long as `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference, multiplier: m)
  }

  /// A constraint to be at most `m` times as long as `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference, multiplier: m)
  }

  /// A constraint to be `m` times as long as `anchor`, and `c` points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference, multiplier: m, constant: c)
  }

  /// A constraint to be at least `m` times as long as `anchor`, and `c` points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference, multiplier: m, constant: c)
  }

  /// A constraint to be at most `m` times as long as `anchor`, and `c` points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference, multiplier: m, constant: c)
  }
}
