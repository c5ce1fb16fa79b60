/// Where an axis' labels stand.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, extended, aligned, inset }

  let kind: Kind

  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Beside the plot, on the line of their value.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Beside the plot, within its ends.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// In the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
