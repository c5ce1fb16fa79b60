/// Where a finger goes, and the content with it.
public enum ScreenDirection: String, Hashable, Sendable, CaseIterable {
  /// Towards the top, bottom, left or right edge of the screen.
  case up, down, left, right
}
