internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TabBarFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TabBarFacts.self }
  static let elements = ["tabBar"]
  static let facts = FactList<UITabBar> {
    Fact("barStyle", \.barStyle, document: .named("barStyle", InterfaceNames.barStyles), appearance: .equal)
    Fact(flag: "translucent", \.isTranslucent, document: .bool("translucent"), appearance: .equal)
    Fact("barTintColor", \.barTintColor, document: .color("barTintColor"), appearance: .equal)
    Fact(
      "unselectedItemTintColor", \.unselectedItemTintColor, document: .color("unselectedItemTintColor"),
      appearance: .equal)
    Fact(varies: true) { bar, reader in
      if let color = reader.color("selectedImageTintColor") { bar.tintColor = color }
    }
    Fact("backgroundImage", \.backgroundImage, document: .image("backgroundImage"), appearance: .equal)
    Fact("shadowImage", \.shadowImage, document: .image("shadowImage"), appearance: .equal)
    Fact(
      "selectionIndicatorImage", \.selectionIndicatorImage, document: .image("selectionIndicatorImage"),
      appearance: .equal)
    Fact("standardAppearance", \.standardAppearance, document: .appearance("standardAppearance"), appearance: .contents)
    Fact(
      "scrollEdgeAppearance", \.scrollEdgeAppearance, document: .appearance("scrollEdgeAppearance"),
      appearance: .presence())
    Fact("itemPositioning", \.itemPositioning, appearance: .equal)
    Fact("itemWidth", \.itemWidth, appearance: .equal)
    Fact("itemSpacing", \.itemSpacing, appearance: .equal)
    Fact("items", \.items)
    Fact("selectedItem", \.selectedItem)
    Fact { bar, reader in
      let items = reader.items(of: "items").compactMap { reader.loader.makeObject($0) as? UITabBarItem }
      if !items.isEmpty { bar.items = items }
    }
  }

  static let outlets = [Outlet<UITabBar>("delegate", \.delegate)]

  static func readAccessibility(of bar: UITabBar, into values: inout StandardAccessibility) {
    values.traits = .tabBar
  }
}
