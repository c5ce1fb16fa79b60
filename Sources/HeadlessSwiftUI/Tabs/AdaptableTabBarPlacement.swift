/// Where tabs are placed by default.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
