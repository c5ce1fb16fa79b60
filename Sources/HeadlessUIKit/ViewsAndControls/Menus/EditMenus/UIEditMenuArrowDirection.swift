/// Which way an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down, from above the place, where there is room, else up.
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
