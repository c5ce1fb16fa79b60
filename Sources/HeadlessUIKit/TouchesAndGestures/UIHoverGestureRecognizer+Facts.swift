internal import HeadlessObjectiveC

enum HoverGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { HoverGestureRecognizerFacts.self }
  static let elements = ["hoverGestureRecognizer"]
  static let facts = FactList<UIHoverGestureRecognizer> {}
}
