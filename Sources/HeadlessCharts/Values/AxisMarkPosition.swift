/// The edge of the plot that an axis stands at.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Edge { case automatic, leading, trailing, top, bottom }

  let edge: Edge

  /// The bottom; trailing for vertical axes of values, leading for vertical axes of names.
  public static let automatic = AxisMarkPosition(edge: .automatic)
  public static let leading = AxisMarkPosition(edge: .leading)
  public static let trailing = AxisMarkPosition(edge: .trailing)
  public static let top = AxisMarkPosition(edge: .top)
  public static let bottom = AxisMarkPosition(edge: .bottom)
}
