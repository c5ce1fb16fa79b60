/// How the user can customize a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// The user's customization of tabs, which is always empty here.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() {}
}

/// When a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The placement of a tab bar's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
  /// Always nil: an accessory is placed above the bar, and doesn't change with its placement.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

nonisolated extension View {
  /// Has no effect: tabs can't be customized here.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Has no effect: the bar isn't minimized.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// A view above the tab bar.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0, content: content)
  }
  /// A view above the tab bar, if it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: .bottom, spacing: 0) { if isEnabled { content() } } }
}
