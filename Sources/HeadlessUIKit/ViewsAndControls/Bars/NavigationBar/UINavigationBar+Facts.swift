internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum NavigationBarFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationBarFacts.self }
  static let elements = ["navigationBar"]
  static let facts = FactList<UINavigationBar> {
    Fact("barStyle", \.barStyle, document: .named("barStyle", InterfaceNames.barStyles), appearance: .equal)
    Fact(flag: "translucent", \.isTranslucent, document: .bool("translucent"), appearance: .equal)
    Fact("prefersLargeTitles", \.prefersLargeTitles, document: .bool("largeTitles"), appearance: .equal)
    Fact("barTintColor", \.barTintColor, document: .color("barTintColor"), appearance: .equal)
    Fact(
      "titleTextAttributes", \.titleTextAttributes, document: .attributes("titleTextAttributes"),
      appearance: .presence())
    Fact(
      "largeTitleTextAttributes", \.largeTitleTextAttributes, document: .attributes("largeTitleTextAttributes"),
      appearance: .presence())
    Fact("shadowImage", \.shadowImage, document: .image("shadowImage"), appearance: .equal)
    Fact("backIndicatorImage", \.backIndicatorImage, document: .image("backIndicatorImage"), appearance: .equal)
    Fact(
      "backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage,
      document: .image("backIndicatorTransitionMask"), appearance: .equal)
    Fact("standardAppearance", \.standardAppearance, document: .appearance("standardAppearance"), appearance: .contents)
    Fact("compactAppearance", \.compactAppearance, document: .appearance("compactAppearance"), appearance: .presence())
    Fact(
      "scrollEdgeAppearance", \.scrollEdgeAppearance, document: .appearance("scrollEdgeAppearance"),
      appearance: .presence())
    Fact(
      "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance,
      document: .appearance("compactScrollEdgeAppearance"), appearance: .presence())
    Fact("items", \.items)
    Fact { bar, reader in
      let items = reader.items(of: "items").compactMap { reader.loader.makeObject($0) as? UINavigationItem }
      if !items.isEmpty { bar.items = items }
    }
    Fact("preferredBehavioralStyle", \.preferredBehavioralStyle)
    Fact(readOnly: "topItem", \.topItem)
    Fact(readOnly: "backItem", \.backItem)
  }

  static let outlets = [Outlet<UINavigationBar>("delegate", \.delegate)]
}
