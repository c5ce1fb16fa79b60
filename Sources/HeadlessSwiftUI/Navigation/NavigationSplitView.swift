/// A view with two or three columns, in which a selection in one controls the next; a stack in compact widths.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) let sidebar: Sidebar
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var width

  nonisolated init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil, compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail()) }
  /// - Parameter columnVisibility: which columns are visible in regular widths; the button of the sidebar writes it.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), visibility: columnVisibility) }
  /// - Parameter preferredCompactColumn: the column that is visible in compact widths; the user's way through them writes it.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), compactColumn: preferredCompactColumn) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), visibility: columnVisibility, compactColumn: preferredCompactColumn) }

  public var body: some View {
    if width == .regular {
      NavigationColumns(columns: columns, visibility: visibility)
    } else {
      CollapsedColumns(columns: columns, preferred: compactColumn)
    }
  }

  private var columns: [AnyView] {
    Content.self == EmptyView.self
      ? [AnyView(sidebar), AnyView(detail)] : [AnyView(sidebar), AnyView(content), AnyView(detail)]
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), compactColumn: preferredCompactColumn) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility, compactColumn: preferredCompactColumn) }
}

/// Which columns of a split view are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}
