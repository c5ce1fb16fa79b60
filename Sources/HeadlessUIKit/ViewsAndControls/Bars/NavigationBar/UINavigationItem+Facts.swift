internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum NavigationItemFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationItemFacts.self }
  static let elements = ["navigationItem"]
  static let facts = FactList<UINavigationItem> {
    Fact("title", \.title, document: .text("title"))
    Fact("prompt", \.prompt, document: .text("prompt"))
    Fact("backButtonTitle", \.backButtonTitle, document: .text("backButtonTitle"))
    Fact("hidesBackButton", \.hidesBackButton, document: .bool("hidesBackButton"))
    Fact(
      "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, document: .bool("leftItemsSupplementBackButton")
    )
    Fact(
      "largeTitleDisplayMode", \.largeTitleDisplayMode,
      document: .named("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]))
    Fact("titleView", \.titleView, document: .view("titleView"))
    Fact("backBarButtonItem", \.backBarButtonItem, document: button("backBarButtonItem"))
    Fact("leftBarButtonItem", \.leftBarButtonItem, document: button("leftBarButtonItem"))
    Fact("rightBarButtonItem", \.rightBarButtonItem, document: button("rightBarButtonItem"))
    Fact("leftBarButtonItems", \.leftBarButtonItems, document: buttons("leftBarButtonItems"))
    Fact("rightBarButtonItems", \.rightBarButtonItems, document: buttons("rightBarButtonItems"))
  }

  static let outlets = [
    Outlet<UINavigationItem>("titleView", \.titleView), Outlet("backBarButtonItem", \.backBarButtonItem),
    Outlet("leftBarButtonItem", \.leftBarButtonItem), Outlet("rightBarButtonItem", \.rightBarButtonItem),
    Outlet(collection: "leftBarButtonItems", \.leftBarButtonItems),
    Outlet(collection: "rightBarButtonItems", \.rightBarButtonItems),
  ]

  private static func button(_ key: String) -> DocumentValue<UIBarButtonItem> {
    DocumentValue(key) { reader in reader.child(key: key).flatMap { reader.loader.makeBarButtonItem($0) } }
  }

  private static func buttons(_ name: String) -> DocumentValue<[UIBarButtonItem]> {
    DocumentValue(name) { reader in
      let items = reader.items(of: name).compactMap(reader.loader.makeBarButtonItem)
      return items.isEmpty ? nil : items
    }
  }
}
