internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ToolbarFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ToolbarFacts.self }
  static let elements = ["toolbar"]
  static let facts = FactList<UIToolbar> {
    Fact("barStyle", \.barStyle, document: .named("barStyle", InterfaceNames.barStyles), appearance: .equal)
    Fact(flag: "translucent", \.isTranslucent, document: .bool("translucent"), appearance: .equal)
    Fact("barTintColor", \.barTintColor, document: .color("barTintColor"), appearance: .equal)
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
      let items = reader.items(of: "items").compactMap(reader.loader.makeBarButtonItem)
      if !items.isEmpty { bar.items = items }
    }
  }

  static let outlets = [Outlet<UIToolbar>("delegate", \.delegate)]
}
