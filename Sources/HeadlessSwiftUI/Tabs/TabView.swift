/// A view that switches between child views, with a tab bar or by paging.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let selection: TabSelection?
  @Environment(\.tabViewStyleKind) private var style

  nonisolated init(_ content: Content, _ selection: TabSelection?) {
    self.content = content
    self.selection = selection
  }

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { TabSelection($0) })
  }

  public var body: some View {
    if style.isPaged {
      TabPages(content: AnyView(content), selection: selection)
    } else {
      TabContainer(content: AnyView(content), selection: selection)
    }
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

/// Reads and writes the selected tab.
struct TabSelection {
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}

nonisolated extension View {
  /// The image and the title of the view's tab. Symbols are filled, as Apple's documentation of `symbolVariant(_:)` says for tab
  /// bars, unless the label sets another variant.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let filled = label().environment(\.symbolVariants, .fill)
    return modifier(PartTraitModifier(key: TabItemKey.self, info: true, content: AnyView(filled)))
  }
}

/// The key of a tab's label among an element's traits; its value is a `PartTrait`.
enum TabItemKey {}

/// A child view of a tab view, with its label.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
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

  public var body: some View {
    let view = content.tabItem { label }
    if let value { view.tag(value) } else { view }
  }
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
