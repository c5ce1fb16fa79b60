/// How a paragraph's lines lie between its edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, by the direction of the text.
  case natural = 4
}
