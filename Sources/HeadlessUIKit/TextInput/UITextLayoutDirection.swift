/// A direction in which a text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
