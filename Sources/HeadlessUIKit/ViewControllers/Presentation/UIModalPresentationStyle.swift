/// The style of a controller's presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the views below leave the hierarchy.
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Covers the nearest ancestor that defines a presentation context; the views below leave the hierarchy.
  case currentContext = 3
  /// The transitioning delegate supplies the presentation controller.
  case custom = 4
  /// Covers the screen; the views below stay.
  case overFullScreen = 5
  /// Covers the nearest ancestor that defines a presentation context; the views below stay.
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// The system's default: a page sheet.
  case automatic = -2
}

/// The transition of a presented controller. Stored but unused: no time passes here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
