internal import Graphics

/// The corners of stroked lines.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
