/// Where a bar lies: its background and its hairline follow.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom of its surroundings; the hairline is above.
  case bottom = 1
  /// At the top; the hairline is below.
  case top = 2
  /// At the top of the screen: the background reaches up under the status bar.
  case topAttached = 3
}
