internal import HeadlessUIKit

/// What views say about the bars of the page that they are on.
struct NavigationItemValues {
  var title: Text?
  var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?
  var backButtonHidden: Bool?
  /// Whether the navigation bar is hidden; nil if no view sets it.
  var barVisibility: Visibility?
  var bottomBarVisibility: Visibility?
  var tabBarVisibility: Visibility?
  var barBackground: Visibility?
  var barColor: AnyShapeStyle?
  var barScheme: ColorScheme?
  var items: [ToolbarEntry] = []
  var search: SearchValues?
  var subtitle: Text?

  /// Takes over what comes later among views beside one another: what is said first counts, items add up.
  mutating func merge(_ other: NavigationItemValues) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    largeTitleMode = largeTitleMode ?? other.largeTitleMode
    backButtonHidden = backButtonHidden ?? other.backButtonHidden
    barVisibility = barVisibility ?? other.barVisibility
    bottomBarVisibility = bottomBarVisibility ?? other.bottomBarVisibility
    tabBarVisibility = tabBarVisibility ?? other.tabBarVisibility
    barBackground = barBackground ?? other.barBackground
    barColor = barColor ?? other.barColor
    barScheme = barScheme ?? other.barScheme
    items += other.items
    search = search ?? other.search
  }
}

enum NavigationItemKey: PreferenceKey {
  static var defaultValue: NavigationItemValues { NavigationItemValues() }
  static func reduce(value: inout NavigationItemValues, nextValue: () -> NavigationItemValues) {
    value.merge(nextValue())
  }
}

extension View {
  /// Changes what is said about the bars of the page, after the views inside have said theirs.
  func navigationItem(
    _ change: @escaping (inout NavigationItemValues) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<NavigationItemKey>> {
    transformPreference(NavigationItemKey.self, change)
  }
}
