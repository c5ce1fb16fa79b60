internal import Graphics

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The rule that determines which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}
