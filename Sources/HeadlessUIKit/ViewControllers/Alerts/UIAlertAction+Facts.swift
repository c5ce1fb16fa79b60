internal import HeadlessObjectiveC

enum AlertActionFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { AlertActionFacts.self }
  static let facts = FactList<UIAlertAction> {
    Fact(flag: "enabled", \.isEnabled)
    Fact(readOnly: "title", \.title)
    // Private properties of UIKit that apps set.
    Fact(readOnly: "titleTextColor", \.titleColor)
    Fact(readOnly: "handler", \.block)
  }
}
