/// Tabs that a sidebar shows under a title; a tab bar shows them in a row.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent {
  nonisolated(unsafe) private let header: Header
  nonisolated(unsafe) private let content: Content
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue {
    self.header = header()
    self.content = content()
  }
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Content.TabValue == SelectionValue {
    self.init(content: content) { EmptyView() }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Content.TabValue == SelectionValue {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Content.TabValue == SelectionValue {
    self.init(content: content) { Text(title) }
  }

  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView {
    AnyView(
      content._tabs(label)
        .modifier(
          PartTraitModifier(key: TabSectionKey.self, info: true, isOverriding: false, content: AnyView(header))))
  }
}

/// The key of the title of a tab's section among an element's traits; its value is a `PartTrait`.
enum TabSectionKey {}

/// Tabs with an optional sidebar; an iPhone shows the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { _TabViewStyleKind(adaptsToSidebar: true) }
}

/// A tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

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
