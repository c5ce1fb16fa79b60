/// A tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
