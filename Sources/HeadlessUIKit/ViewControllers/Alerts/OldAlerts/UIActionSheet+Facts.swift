internal import HeadlessObjectiveC

enum ActionSheetFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ActionSheetFacts.self }
  static let facts = FactList<UIActionSheet> {
    Fact("title", \.title)
    Fact("cancelButtonIndex", \.cancelButtonIndex)
    Fact("destructiveButtonIndex", \.destructiveButtonIndex)
    Fact("actionSheetStyle", \.actionSheetStyle)
    Fact(readOnly: "visible", \.isVisible)
    Fact(readOnly: "isVisible", \.isVisible)
    Fact(readOnly: "numberOfButtons", \.numberOfButtons)
  }
}
