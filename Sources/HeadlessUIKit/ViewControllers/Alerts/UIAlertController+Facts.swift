internal import HeadlessObjectiveC

enum AlertControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { AlertControllerFacts.self }
  static let facts = FactList<UIAlertController> {
    Fact("message", \.message)
    Fact("preferredAction", \.preferredAction)
    Fact("severity", \.severity)
    Fact(readOnly: "actions", \.actions)
    Fact(readOnly: "textFields", \.textFields)
    Fact(readOnly: "preferredStyle", \.preferredStyle)
    // Private properties of UIKit that apps set.
    Fact(readOnly: "attributedTitle", \.values.title)
    Fact(readOnly: "attributedMessage", \.values.message)
    Fact(readOnly: "contentViewController", \.values.content)
  }
}
