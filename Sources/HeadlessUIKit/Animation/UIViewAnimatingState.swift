/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or done.
  case inactive
  /// Running or paused.
  case active
  /// Stopped on the way, to be finished.
  case stopped
}
