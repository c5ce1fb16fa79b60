internal import HeadlessObjectiveC

enum AlertViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { AlertViewFacts.self }
  static let facts = FactList<UIAlertView> {
    Fact("title", \.title)
    Fact("message", \.message)
    Fact("cancelButtonIndex", \.cancelButtonIndex)
    Fact("alertViewStyle", \.alertViewStyle)
    Fact(readOnly: "visible", \.isVisible)
    Fact(readOnly: "isVisible", \.isVisible)
    Fact(readOnly: "numberOfButtons", \.numberOfButtons)
  }
}
