extension UIPageControl {
  /// How a person is using the control: with taps, or by scrubbing along it. None does here.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// Whether the dots lie on a bar of their own.
  public enum BackgroundStyle: Int, Sendable {
    /// A bar while a person uses the control, none otherwise.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// Which way the pages follow each other.
  public enum Direction: Int, Sendable {
    /// From the leading to the trailing side.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }
}
