internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum RefreshControlFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { RefreshControlFacts.self }
  static let elements = ["refreshControl"]
  static let facts = FactList<UIRefreshControl> {
    Fact(
      "attributedTitle", \.attributedTitle, document: .attributedText("attributedTitle"), appearance: .equal)
    Fact(readOnly: "refreshing", \.isRefreshing)
    Fact(readOnly: "isRefreshing", \.isRefreshing)
  }
}
