extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

nonisolated extension View {
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// A view above the tab bar.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0, content: content)
  }
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: .bottom, spacing: 0) { if isEnabled { content() } } }
}
