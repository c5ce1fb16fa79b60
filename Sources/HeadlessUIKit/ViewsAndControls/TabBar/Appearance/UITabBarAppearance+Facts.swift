internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TabBarAppearanceFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TabBarAppearanceFacts.self }
  static let elements = ["tabBarAppearance"]
  static let facts = FactList<UITabBarAppearance> {
    Fact(
      "selectionIndicatorTintColor", \.selectionIndicatorTintColor, document: .color("selectionIndicatorTintColor"))
    Fact(
      "selectionIndicatorImage", \.selectionIndicatorImage, document: .image("selectionIndicatorImage"))
  }
}
