/// What comparing a snapshot with its reference comes to.
package enum Comparison: Sendable {
  /// - Parameter tolerance: how much of a tolerance was needed; nil where there is none.
  case match(tolerance: ToleranceUse?)
  case mismatch(Mismatch)
}
