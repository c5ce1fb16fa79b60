internal import HeadlessObjectiveC

enum GestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { GestureRecognizerFacts.self }
  static let elements = ["gestureRecognizer", "customGestureRecognizer"]
  static let facts = FactList<UIGestureRecognizer> {
    Fact(flag: "enabled", \.isEnabled, document: .bool("enabled"))
    Fact("cancelsTouchesInView", \.cancelsTouchesInView, document: .bool("cancelsTouchesInView"))
    Fact("delaysTouchesBegan", \.delaysTouchesBegan, document: .bool("delaysTouchesBegan"))
    Fact("delaysTouchesEnded", \.delaysTouchesEnded, document: .bool("delaysTouchesEnded"))
    Fact("name", \.name)
    Fact(readOnly: "view", \.view)
  }

  static let outlets = [Outlet<UIGestureRecognizer>("delegate", \.delegate)]

  static let connectAction: (@MainActor (UIGestureRecognizer, DocumentAction) -> Void)? = {
    if let target = $1.target { $0.addTarget(target, action: $1.selector) }
  }
}
