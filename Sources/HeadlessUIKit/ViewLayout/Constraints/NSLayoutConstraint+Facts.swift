internal import HeadlessObjectiveC

enum ConstraintFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ConstraintFacts.self }
  static let facts = FactList<NSLayoutConstraint> {
    Fact("constant", \.constant)
    Fact("identifier", \.identifier)
    Fact("priority", \.priority)
    Fact(flag: "active", \.isActive)
  }
}
