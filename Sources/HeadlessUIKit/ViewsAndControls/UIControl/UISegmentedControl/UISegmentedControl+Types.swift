extension UISegmentedControl {
  /// The position of a segment among the others.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// The index of a selection that there isn't.
  public static let noSegment = -1
}
