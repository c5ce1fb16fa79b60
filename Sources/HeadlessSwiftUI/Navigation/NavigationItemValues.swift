internal import HeadlessUIKit

/// The values that views set for the bars of their page.
public struct _NavigationItemValues {
  var title: Text?
  var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?
  var backButtonHidden: Bool?
  var navigationBar = BarValues()
  var bottomBar = BarValues()
  /// The bar of the tab view around the page, while the page is visible.
  var tabBar = BarValues()
  var items: [ToolbarEntry] = []
  var search: SearchValues?
  var subtitle: Text?
  /// Writes the title that the user has edited; nil for a title that can't be edited.
  var rename: ((String) -> Void)?
  var role: ToolbarRole?
  var removedItems: Set<ToolbarDefaultItemKind> = []

  /// Merges the values of a later sibling: the first value takes precedence, items are appended.
  mutating func merge(_ other: _NavigationItemValues) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    largeTitleMode = largeTitleMode ?? other.largeTitleMode
    backButtonHidden = backButtonHidden ?? other.backButtonHidden
    navigationBar.merge(other.navigationBar)
    bottomBar.merge(other.bottomBar)
    tabBar.merge(other.tabBar)
    items += other.items
    search = search ?? other.search
    rename = rename ?? other.rename
    role = role ?? other.role
    removedItems.formUnion(other.removedItems)
  }
}

/// The preference with the values for the bars. It is public because results of modifiers name it: a result of type `some View`
/// would depend on the types of a modifier's arguments, and the compiler would check these together with the rest of an expression.
public enum _NavigationItemKey: PreferenceKey {
  public static var defaultValue: _NavigationItemValues { _NavigationItemValues() }
  public static func reduce(value: inout _NavigationItemValues, nextValue: () -> _NavigationItemValues) {
    value.merge(nextValue())
  }
}

nonisolated extension View {
  /// Changes the values for the page's bars, after the views inside have set theirs.
  func navigationItem(
    _ change: @escaping (inout _NavigationItemValues) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<_NavigationItemKey>> {
    transformPreference(_NavigationItemKey.self, change)
  }
}
