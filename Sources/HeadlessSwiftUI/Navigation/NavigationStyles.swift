public import Foundation

/// How the columns of a split view share the width.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {}

/// The platform's default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// A style in which the detail shrinks beside the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// A style in which the detail keeps its size below the other columns.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
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

/// The transition of a page that is pushed or presented.
@preconcurrency @MainActor public protocol NavigationTransition {}

/// The platform's default transition.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }
/// A transition that zooms from a source view.
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }
/// A fade.
public struct CrossFadeNavigationTransition: NavigationTransition { nonisolated public init() {} }

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
nonisolated extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// The appearance of a zoom transition's source.
@preconcurrency @MainActor public protocol MatchedTransitionSourceConfiguration {}

/// The source unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The display of a toolbar's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// The purpose of a page's toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

nonisolated extension View {
  /// Stored but unused: pictures show pages after their transition.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// A page with the role of an editor has a back button without a title. On an iPad, iOS also shows its title at the leading edge;
  /// here it stays centred.
  public func toolbarRole(_ role: ToolbarRole) -> some View { navigationItem { $0.role = role } }
  /// A menu of the title, which a chevron indicates.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationItem { if let defaultItemKind { $0.removedItems.insert(defaultItemKind) } }
  }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// A subtitle below the title, from iOS 26 on; not shown here.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Has no effect: bars have no menu of documents.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Has no effect: bars have no menu of documents.
  public func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<Never, Never>) -> some View {
    self
  }
  /// Has no effect: bars have no menu of documents.
  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View { self }
  /// Has no effect: bars have no menu of documents.
  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View { self }
  /// Has no effect: bars have no menu of documents.
  public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View { self }
  /// Gives the field of a focus state the focus, to rename what it shows.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { MainActor.assumeIsolated { isFocused.wrappedValue = true } }
  }
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    changingEnvironment(0) { environment, _ in environment.rename = RenameAction(action) }
  }
}

/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Begins to rename the shown item.
@MainActor @preconcurrency public struct RenameAction {
  // Set once, where the view is made, and called on the main actor.
  nonisolated(unsafe) private let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that runs the environment's rename action. Without one it is disabled, as Apple documents it.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  nonisolated public init() where Label == HeadlessSwiftUI.Label<Text, Image> {}
  public var body: some View {
    Button {
      rename?()
    } label: {
      HeadlessSwiftUI.Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}
