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
