internal import HeadlessObjectiveC

enum PopoverBackgroundViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PopoverBackgroundViewFacts.self }
  static let facts = FactList<UIPopoverBackgroundView> {
    Fact("arrowOffset", \.arrowOffset)
    Fact("arrowDirection", \.arrowDirection)
  }
}
