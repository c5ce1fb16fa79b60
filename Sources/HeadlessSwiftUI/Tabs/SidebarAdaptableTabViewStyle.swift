/// Tabs with an optional sidebar; an iPhone shows the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { _TabViewStyleKind(adaptsToSidebar: true) }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
