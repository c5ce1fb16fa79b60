/// How bars and areas at the same place are put on each other.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }

  let kind: Kind

  /// On each other, from zero; negative values below it.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// On each other, from 0 to 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// On each other, with their middle at zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
