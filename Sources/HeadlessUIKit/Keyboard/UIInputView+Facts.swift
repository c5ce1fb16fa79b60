internal import HeadlessObjectiveC

enum InputViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { InputViewFacts.self }
  static let facts = FactList<UIInputView> {
    Fact("allowsSelfSizing", \.allowsSelfSizing)
  }
}
