/// The appearance of a list.
@preconcurrency @MainActor public protocol ListStyle {
  nonisolated var _kind: _ListStyleKind { get }
}

/// The built-in appearances.
public enum _ListStyleKind: Sendable {
  /// That of the place: a sidebar's in the first column of a split view, and that of inset groups elsewhere.
  case automatic
  case insetGrouped, grouped, plain, inset, sidebar
}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .automatic }
}

public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .insetGrouped }
}

public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .grouped }
}

public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .plain }
}

public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .inset }
}

public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .sidebar }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
nonisolated extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
nonisolated extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
nonisolated extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
nonisolated extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleKind, style._kind) }
}
