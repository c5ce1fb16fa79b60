/// The views of a sidebar beside its tabs.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

/// The key of `tabPlacement(_:)` among an element's traits; its value is a `TabPlacement`.
enum TabPlacementKey {}

private enum Keys {
  enum Placement: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
  enum Default: EnvironmentKey { static var defaultValue: AdaptableTabBarPlacement { .automatic } }
  enum Parts: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }
}

extension EnvironmentValues {
  /// The placement of the enclosing tab view's tabs; nil outside of tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[Keys.Placement.self] }
    set { self[Keys.Placement.self] = newValue }
  }
  /// Whether the enclosing tab view shows its sections, which it does in a sidebar.
  public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }

  var defaultTabBarPlacement: AdaptableTabBarPlacement {
    get { self[Keys.Default.self] }
    set { self[Keys.Default.self] = newValue }
  }
  var tabSidebarParts: TabSidebarParts {
    get { self[Keys.Parts.self] }
    set { self[Keys.Parts.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether the tabs of a tablet are in the sidebar at first, with the style `sidebarAdaptable`.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
    environment(\.defaultTabBarPlacement, placement)
  }
  /// A view above the tabs of a sidebar. It doesn't inherit the environment.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let header = content()
    return transformEnvironment(\.tabSidebarParts) { $0.header = AnyView(header) }
  }
  /// A view below the tabs of a sidebar. It doesn't inherit the environment.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let footer = content()
    return transformEnvironment(\.tabSidebarParts) { $0.footer = AnyView(footer) }
  }
  /// A view at the bottom of a sidebar, where it stays. It doesn't inherit the environment.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let bar = content()
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = AnyView(bar) }
  }
}

nonisolated extension TabContent {
  /// The placement of the tabs on an iPad with a sidebar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _ModifiedTabs(base: self, tabs: { AnyView($0.trait(TabPlacementKey.self, placement)) })
  }
  /// Leaves tabs that are hidden by default in the bar of an iPad in its sidebar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isAway = visibility == .hidden && placements.contains(.tabBar)
    return _ModifiedTabs(
      base: self, tabs: { isAway ? AnyView($0.trait(TabPlacementKey.self, TabPlacement.sidebarOnly)) : $0 })
  }
}
