internal import HeadlessObjectiveC

enum ContentUnavailableViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ContentUnavailableViewFacts.self }
  static let facts = FactList<UIContentUnavailableView> {
    Fact("configuration", \.configuration)
  }
}
