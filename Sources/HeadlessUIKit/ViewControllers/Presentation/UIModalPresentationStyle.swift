/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; what is below leaves the hierarchy.
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Covers the nearest ancestor that defines a presentation context; what is below leaves the hierarchy.
  case currentContext = 3
  /// The transitioning delegate supplies the presentation controller.
  case custom = 4
  /// Covers the screen; what is below stays.
  case overFullScreen = 5
  /// Covers the nearest ancestor that defines a presentation context; what is below stays.
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// What the system thinks right: a page sheet.
  case automatic = -2
}

/// The transition of a presented controller. Stored but unused: no time passes here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
