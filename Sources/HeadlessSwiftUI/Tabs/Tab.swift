/// A child view of a tab view, with its label.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let value: Value?
  let role: TabRole?

  nonisolated init(_ value: Value?, _ content: Content, _ label: Label, _ role: TabRole?) {
    self.value = value
    self.content = content
    self.label = label
    self.role = role
  }

  private func tab(_ label: some View) -> AnyView {
    let shown = role == .search ? AnyView(content.environment(\.isInSearchTab, true)) : AnyView(content)
    let view = shown.tabItem { label }
    return if let value { AnyView(view.tag(value)) } else { AnyView(view) }
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView { tab(label(AnyView(self.label))) }
}

// A view, too, so that `ForEach` and `Group` hold tabs by the initializers that they have for views.
extension Tab: View {
  public var body: Never { fatalError("A tab is a tab view's own content and has no body.") }
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    _ContentNode(view, inputs) { $0.tab($0.label) }
  }
  public static var _elementCount: Int? { Content._elementCount }
}

/// The semantic purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

nonisolated extension Tab {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value, content(), label(), role)
  }
}

nonisolated extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label(), role)
  }
}

nonisolated extension Tab where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), role) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value, content(), HeadlessSwiftUI.Label(title, systemImage: systemImage), role) }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), HeadlessSwiftUI.Label(titleKey, image: image), role) }
}

nonisolated extension Tab where Value == Never, Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), role) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), HeadlessSwiftUI.Label(title, systemImage: systemImage), role) }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(nil, content(), HeadlessSwiftUI.Label(titleKey, image: image), role)
  }
}

/// The label of a tab that has only a role: a magnifying glass for search.
public struct DefaultTabLabel: View {
  let role: TabRole?

  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel(role: role), role)
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel(role: role), role)
  }
}
