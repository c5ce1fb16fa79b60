/// The direction of a finger, and of the content that it moves.
public enum ScreenDirection: String, Hashable, Sendable, CaseIterable {
  /// Towards the top, bottom, left or right edge of the screen.
  case up, down, left, right
}
