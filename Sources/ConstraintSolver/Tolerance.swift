/// All tolerances of the solver.
///
/// Numbers in layouts are between 0 and 1e5, so one unit in the last place is at most 1.5e-11. Sums along a chain of a thousand
/// views lose at most three digits. 1e-8 is above that, and below what is visible in a picture.
enum Tolerance {
  /// The magnitude up to which an expression counts as zero.
  static let violation = 1e-8
  /// Added to `violation` for each unit of the magnitude of the expression's summands, for sizes such as 1e7.
  static let relativeViolation = 1e-12

  /// The magnitude up to which an expression counts as zero if its summands' magnitudes add up to `scale`.
  @inline(__always)
  static func violation(scale: Double) -> Double {
    violation + relativeViolation * scale
  }

  /// The magnitude up to which cost derivatives and multipliers count as zero. Coefficients are near 1.
  static let multiplier = 1e-8
  /// The smallest pivot: smaller ones would make the basis inaccurate.
  static let pivot = 1e-9
  /// The residual, relative to the values, up to which etas need no second solving.
  static let trustedRest = 1e-12
  /// Constraints whose largest coefficient is above this, or below its inverse, are scaled: the tolerances assume coefficients near
  /// 1.
  static let largestCoefficient = 64.0
  /// Constants are limited to this magnitude, so that `CGFloat.greatestFiniteMagnitude` can't overflow a sum.
  static let largestConstant = 1e10
}
