internal import HeadlessUIKit

/// The values that views set for the bars of their page.
struct NavigationItemValues {
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
  mutating func merge(_ other: NavigationItemValues) {
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

enum NavigationItemKey: PreferenceKey {
  static var defaultValue: NavigationItemValues { NavigationItemValues() }
  static func reduce(value: inout NavigationItemValues, nextValue: () -> NavigationItemValues) {
    value.merge(nextValue())
  }
}

nonisolated extension View {
  /// Changes the values for the page's bars, after the views inside have set theirs.
  func navigationItem(
    _ change: @escaping (inout NavigationItemValues) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<NavigationItemKey>> {
    transformPreference(NavigationItemKey.self, change)
  }
}
