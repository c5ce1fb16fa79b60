/// The placement of tabs.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// A bar at the bottom of the screen, on iPhones and in compact width.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// A bar at the top, on iPads.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// A sidebar, on iPads.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// The indicators of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Beside the window, on Apple Vision; no device here has it.
  public static let ornament = TabBarPlacement(name: "ornament")
}

/// Where the tabs of an iPad are placed at first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
