internal import HeadlessObjectiveC

enum SearchTextFieldFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SearchTextFieldFacts.self }
  static let facts = FactList<UISearchTextField> {
    Fact("tokens", \.tokens)
    Fact("tokenBackgroundColor", \.tokenBackgroundColor)
    Fact("allowsDeletingTokens", \.allowsDeletingTokens)
    Fact("allowsCopyingTokens", \.allowsCopyingTokens)
  }

  static func readAccessibility(of field: UISearchTextField, into values: inout StandardAccessibility) {
    values.traits.insert(.searchField)
  }
}
