/// The edge of the plot at which an axis is placed.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Edge { case automatic, leading, trailing, top, bottom }

  let edge: Edge

  /// The bottom for horizontal axes; for vertical ones, the trailing edge if they have numbers or dates, the leading edge if they
  /// have names.
  public static let automatic = AxisMarkPosition(edge: .automatic)
  public static let leading = AxisMarkPosition(edge: .leading)
  public static let trailing = AxisMarkPosition(edge: .trailing)
  public static let top = AxisMarkPosition(edge: .top)
  public static let bottom = AxisMarkPosition(edge: .bottom)
}
