public import Foundation

/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The spacing between sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Kind { case standard, compact, custom(CGFloat) }
  let kind: Kind

  public static let `default` = ListSectionSpacing(kind: .standard)
  public static let compact = ListSectionSpacing(kind: .compact)
  /// - Parameter spacing: the spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

private enum Keys {
  enum StyleKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .automatic } }
  enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  enum BackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  enum SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
  enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  enum RefreshTakenKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
}

extension EnvironmentValues {
  var listStyleKind: _ListStyleKind {
    get { self[Keys.StyleKey.self] }
    set { self[Keys.StyleKey.self] = newValue }
  }
  /// Whether the view is in the first column of a split view that shows its columns beside each other.
  var isInSidebar: Bool {
    get { self[Keys.SidebarKey.self] }
    set { self[Keys.SidebarKey.self] = newValue }
  }
  /// The height in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[Keys.RowHeightKey.self] }
    set { self[Keys.RowHeightKey.self] = newValue }
  }
  /// The height in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[Keys.HeaderHeightKey.self] }
    set { self[Keys.HeaderHeightKey.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[Keys.ProminenceKey.self] }
    set { self[Keys.ProminenceKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[Keys.BackgroundKey.self] }
    set { self[Keys.BackgroundKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[Keys.RowSpacingKey.self] }
    set { self[Keys.RowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: ListSectionSpacing {
    get { self[Keys.SectionSpacingKey.self] }
    set { self[Keys.SectionSpacingKey.self] = newValue }
  }
  /// The action that pulling down the content runs.
  public var refresh: RefreshAction? {
    get { self[Keys.RefreshKey.self] }
    set { self[Keys.RefreshKey.self] = newValue }
  }
  /// Whether a list or a scroll view around the view runs the action: those inside don't, though views in them can.
  var isRefreshTaken: Bool {
    get { self[Keys.RefreshTakenKey.self] }
    set { self[Keys.RefreshTakenKey.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[Keys.EditModeKey.self] }
    set { self[Keys.EditModeKey.self] = newValue }
  }
}

nonisolated extension View {
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
  /// Like `refreshable(action:)` with an asynchronous action, for one that awaits nothing. The compiler tries the first declaration
  /// first: then the asynchronous one is rejected without checking the rest of the expression again.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable @isolated(any) () -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: { await action() })).environment(\.isRefreshTaken, false)
  }
  /// Makes lists and scroll views inside run an action when the user pulls them down. The closure belongs to the actor around it,
  /// so that it reads the view's properties also where their types aren't sendable.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action)).environment(\.isRefreshTaken, false)
  }
}

/// Reloads a view's content.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

/// Whether the user can edit rows.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}
