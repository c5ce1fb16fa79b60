internal import Graphics

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}
