/// How bars and areas at the same position are stacked.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Stacked from zero; negative values are stacked below it.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Stacked from 0 to 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Stacked, with the middle of the stack at zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Not stacked: each mark starts at zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
