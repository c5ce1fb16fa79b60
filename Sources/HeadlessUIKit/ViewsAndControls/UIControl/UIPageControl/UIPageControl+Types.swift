extension UIPageControl {
  /// How the user interacts with the control: by taps, or by scrubbing. Interactions aren't tracked here.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// Whether the dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    /// A background during interactions, none otherwise.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// The direction of the pages.
  public enum Direction: Int, Sendable {
    /// From the leading to the trailing side.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }
}
