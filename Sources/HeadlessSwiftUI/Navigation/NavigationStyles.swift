public import Foundation

/// How columns of a split view share the room.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {}

/// Columns that share the room as the platform does.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// A detail that gives room to the columns beside it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// A detail that keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How a page comes when it is pushed or presented.
@preconcurrency @MainActor public protocol NavigationTransition {}

/// As the platform does.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }
/// Grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }
/// Fades.
public struct CrossFadeNavigationTransition: NavigationTransition { nonisolated public init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How a source of a zooming page looks meanwhile.
@preconcurrency @MainActor public protocol MatchedTransitionSourceConfiguration {}

/// The source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// How a bar's title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// What a page's bars are for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Columns have UIKit's widths here.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Pages have come when a picture shows them.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// An editor's bar has its title at the leading edge on an iPad; it stays in the middle here.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// A menu of the title, which the bar shows by a small sign on iOS; not here.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// A line below the title from iOS 26 on; not shown here.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    changingEnvironment(0) { environment, _ in environment.rename = RenameAction(action) }
  }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Begins to rename what is shown.
public struct RenameAction {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that runs the action around that renames.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  public init() where Label == HeadlessSwiftUI.Label<Text, Image> {}
  public var body: some View {
    if let rename {
      Button {
        rename()
      } label: {
        HeadlessSwiftUI.Label("Rename", systemImage: "pencil")
      }
    }
  }
}
