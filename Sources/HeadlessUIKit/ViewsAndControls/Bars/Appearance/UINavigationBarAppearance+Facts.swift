internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum NavigationBarAppearanceFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationBarAppearanceFacts.self }
  static let elements = ["navigationBarAppearance"]
  static let facts = FactList<UINavigationBarAppearance> {
    Fact("titleTextAttributes", \.titleTextAttributes, document: .attributes("titleTextAttributes"))
    Fact("largeTitleTextAttributes", \.largeTitleTextAttributes, document: .attributes("largeTitleTextAttributes"))
    Fact("titlePositionAdjustment", \.titlePositionAdjustment, document: .offset("titlePositionAdjustment"))
  }
}
