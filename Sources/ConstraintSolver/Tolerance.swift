/// The only place for the solver's tolerances.
///
/// Layout numbers lie between 0 and 1e5, so one unit in the last place is at most 1.5e-11. Sums along a chain of a
/// thousand views lose three digits at worst. 1e-8 is above that and below what a pixel can show.
enum Tolerance {
  /// An expression closer to zero than this counts as zero.
  static let violation = 1e-8
  /// Added to `violation` for each unit of the magnitude of the expression's summands, for sizes such as 1e7.
  static let relativeViolation = 1e-12

  /// What counts as zero for an expression whose summands' magnitudes add up to `scale`.
  @inline(__always)
  static func violation(scale: Double) -> Double {
    violation + relativeViolation * scale
  }

  /// Cost derivatives and multipliers closer to zero than this count as zero. Coefficients are near 1.
  static let multiplier = 1e-8
  /// A pivot smaller than this would spoil the basis.
  static let pivot = 1e-9
  /// Etas that leave less than this over, relative to the values, need no second solving.
  static let trustedRest = 1e-12
  /// Constraints whose largest coefficient is beyond this, or below its inverse, are scaled: the tolerances are for
  /// coefficients near 1.
  static let largestCoefficient = 64.0
  /// Constants are limited to this magnitude, so that `CGFloat.greatestFiniteMagnitude` cannot overflow a sum.
  static let largestConstant = 1e10
}
