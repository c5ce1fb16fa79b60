/// The appearance of a tab view.
@preconcurrency @MainActor public protocol TabViewStyle {
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// The built-in appearances.
public struct _TabViewStyleKind: Hashable, Sendable {
  var isPaged = false
  /// Whether the tabs of a tablet are in a sidebar where the user opens it.
  var adaptsToSidebar = false
  var showsIndex = true
}

public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

public struct PageTabViewStyle: TabViewStyle {
  /// Whether page indicators are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(isPaged: true, showsIndex: mode != .never) }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs with an optional sidebar; an iPhone shows the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { _TabViewStyleKind(adaptsToSidebar: true) }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The appearance of the page index.
@preconcurrency @MainActor public protocol IndexViewStyle {
  nonisolated var _hasBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  /// When the indicators have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let mode: BackgroundDisplayMode

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  nonisolated public var _hasBackground: Bool { mode == .always }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum Keys {
  enum StyleKey: EnvironmentKey { static var defaultValue: _TabViewStyleKind { _TabViewStyleKind() } }
  enum IndexKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  var tabViewStyleKind: _TabViewStyleKind {
    get { self[Keys.StyleKey.self] }
    set { self[Keys.StyleKey.self] = newValue }
  }
  var pageIndexHasBackground: Bool {
    get { self[Keys.IndexKey.self] }
    set { self[Keys.IndexKey.self] = newValue }
  }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewStyleKind, style._kind) }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexHasBackground, style._hasBackground)
  }
}
