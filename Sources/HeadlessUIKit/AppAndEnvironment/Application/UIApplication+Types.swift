/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// Whether an app may refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// Whether the status bar's text is light or dark.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
