/// Tabs with a modifier.
public struct _ModifiedTabs<Base: TabContent>: TabContent {
  nonisolated(unsafe) let base: Base
  nonisolated(unsafe) var tabs: (AnyView) -> AnyView = { $0 }
  nonisolated(unsafe) var label: (AnyView) -> AnyView = { $0 }
  public typealias TabValue = Base.TabValue
  public typealias Body = Never

  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView {
    let own = self.label
    return tabs(base._tabs { label(own($0)) })
  }
}

nonisolated extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTabs(base: self, tabs: { AnyView($0.badge(count)) })
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTabs(base: self, tabs: { AnyView($0.badge(label)) })
  }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Leaves the tabs out of the bar.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabs(base: self, tabs: { hidden ? AnyView(EmptyView()) : $0 })
  }

  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _ModifiedTabs(base: self, label: { AnyView($0.accessibilityIdentifier(identifier)) })
  }
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    _ModifiedTabs(base: self, label: { AnyView($0.accessibilityLabel(label)) })
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }
}

// The sections' actions in a sidebar and the customization of tabs, which aren't simulated.
nonisolated extension TabContent {
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
}
