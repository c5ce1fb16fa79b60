/// A view that switches between child views, with a tab bar or by paging.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let selection: TabSelection?
  @Environment(\.tabViewStyleKind) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.traits.userInterfaceIdiom) private var idiom
  @Environment(\.defaultTabBarPlacement) private var defaultPlacement
  /// Whether the sidebar is open; nil before the user opens or closes it.
  @State private var showsSidebar: Bool?

  nonisolated init(_ content: Content, _ selection: TabSelection?) {
    self.content = content
    self.selection = selection
  }

  // Disfavored: tabs are views here, too, and the builder of tabs knows the type of their values.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { TabSelection($0) })
  }

  public var body: some View {
    if style.isPaged {
      TabPages(
        content: AnyView(content.environment(\.tabBarPlacement, .pageIndicator)),
        selection: selection)
    } else {
      TabContainer(
        content: AnyView(content.environment(\.tabBarPlacement, placement)),
        selection: selection, adaptsToSidebar: style.adaptsToSidebar && isTablet, isSidebarOpen: isSidebarOpen,
        setSidebarOpen: { showsSidebar = $0 })
    }
  }

  private var isTablet: Bool { sizeClass == .regular && idiom == .pad }
  private var isSidebarOpen: Bool { showsSidebar ?? (defaultPlacement == .sidebar) }
  private var placement: TabBarPlacement {
    guard isTablet else { return .bottomBar }
    return style.adaptsToSidebar && isSidebarOpen ? .sidebar : .topBar
  }
}

nonisolated extension TabView where SelectionValue == Int {
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

nonisolated extension TabView {
  /// The values of the tabs have the selection's type, so that `Tab("Home", systemImage: "house", value: .home)` names a case of it.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(.init(content: content()), TabSelection(selection))
  }

  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(.init(content: content()), nil)
  }
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
    return modifier(
      PartTraitModifier(key: TabItemKey.self, info: true, isOverriding: false, content: AnyView(filled)))
  }
}

/// The key of a tab's label among an element's traits; its value is a `PartTrait`.
enum TabItemKey {}
