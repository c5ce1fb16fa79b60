internal import HeadlessUIKit

/// The display mode of a navigation bar's title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the previous page; large on the root page.
    case automatic
    case inline
    case large

    var uiKit: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

nonisolated extension View {
  public func navigationTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<_NavigationItemKey>> { navigationItem { $0.title = title } }
  public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<_NavigationItemKey>> { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<_NavigationItemKey>> { navigationTitle(Text(title)) }
  /// A title that the user can edit, by a menu that a chevron indicates.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue)).navigationItem { $0.rename = { title.wrappedValue = $0 } }
  }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem { $0.largeTitleMode = displayMode.uiKit }
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem {
      $0.title = title
      $0.largeTitleMode = displayMode.uiKit
    }
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.navigationBar.visibility = hidden ? .hidden : .visible }
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { $0.backButtonHidden = hidesBackButton }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barValues(bars) { $0.visibility = visibility }
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barValues(bars) { $0.visibility = visibility }
  }
  /// The visibility of bars' backgrounds; without bars, that of the navigation bar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barValues(bars) { $0.background = visibility }
  }
  /// The style of bars' backgrounds; without bars, of the navigation bar's.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<_NavigationItemKey>> {
    barValues(bars) { $0.style = AnyShapeStyle(style) }
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barValues(bars) { $0.background = visibility }
  }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barValues(bars) { $0.scheme = colorScheme }
  }
}
