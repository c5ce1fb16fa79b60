internal import HeadlessObjectiveC

enum ListContentViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ListContentViewFacts.self }
  static let facts = FactList<UIListContentView> {
    Fact("configuration", \.configuration)
    Fact(readOnly: "textLayoutGuide", \.textLayoutGuide)
    Fact(readOnly: "secondaryTextLayoutGuide", \.secondaryTextLayoutGuide)
    Fact(readOnly: "imageLayoutGuide", \.imageLayoutGuide)
  }
}
