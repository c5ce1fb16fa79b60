internal import HeadlessObjectiveC

enum InputViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { InputViewControllerFacts.self }
  static let facts = FactList<UIInputViewController> {
    Fact("primaryLanguage", \.primaryLanguage)
    Fact("hasDictationKey", \.hasDictationKey)
    Fact(readOnly: "hasFullAccess", \.hasFullAccess)
  }
}
