internal import Graphics

/// The ends of stroked lines.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
