internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TabBarItemFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TabBarItemFacts.self }
  static let elements = ["tabBarItem"]
  static let facts = FactList<UITabBarItem> {
    Fact("selectedImage", \.selectedImage, document: .image("selectedImage"))
    Fact("badgeValue", \.badgeValue, document: .string("badgeValue"))
    Fact("badgeColor", \.badgeColor, document: .color("badgeColor"))
    Fact("titlePositionAdjustment", \.titlePositionAdjustment, document: .offset("titlePositionAdjustment"))
  }
}

extension UITabBarItem {
  static let elementSystemItems: [String: SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
