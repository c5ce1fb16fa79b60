/// Which points lie inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  case winding
  case evenOdd
}
