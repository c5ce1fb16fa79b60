internal import HeadlessObjectiveC

enum ScreenEdgePanGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ScreenEdgePanGestureRecognizerFacts.self }
  static let elements = ["screenEdgePanGestureRecognizer"]
  static let facts = FactList<UIScreenEdgePanGestureRecognizer> {}
}
