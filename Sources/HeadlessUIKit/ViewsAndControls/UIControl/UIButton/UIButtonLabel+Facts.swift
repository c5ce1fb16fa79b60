internal import HeadlessObjectiveC

enum ButtonLabelFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ButtonLabelFacts.self }
  static let facts = FactList<UIButtonLabel> {}

  static func describe(_ label: UIButtonLabel, in description: inout ViewDescription) {
    description.isOpaque = false
  }
}
