/// The size of rows in sidebars, which only the settings of a Mac change.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

extension EnvironmentValues {
  /// The size of rows in sidebars, for an app's own views: medium unless it is set.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
