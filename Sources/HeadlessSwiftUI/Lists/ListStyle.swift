/// The appearance of a list.
@preconcurrency @MainActor public protocol ListStyle {
  var _kind: _ListStyleKind { get }
}

/// The built-in appearances.
public enum _ListStyleKind: Sendable {
  case insetGrouped, grouped, plain, inset, sidebar
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .grouped }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .plain }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .inset }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleKind, style._kind) }
}
