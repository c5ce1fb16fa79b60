/// The placement of an axis's labels.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, extended, aligned, inset }

  let kind: Kind

  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Beside the plot, aligned with the line of the value.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Beside the plot, without extending beyond its ends.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Inside the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
