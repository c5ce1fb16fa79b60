/// A place on an animation's way.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
