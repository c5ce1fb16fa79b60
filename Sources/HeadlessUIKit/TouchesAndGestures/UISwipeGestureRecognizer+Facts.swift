internal import HeadlessObjectiveC

enum SwipeGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SwipeGestureRecognizerFacts.self }
  static let elements = ["swipeGestureRecognizer"]
  static let facts = FactList<UISwipeGestureRecognizer> {
    Fact(
      "direction", \.direction,
      document: .named("direction", ["right": .right, "left": .left, "up": .up, "down": .down]))
    Fact("numberOfTouchesRequired", \.numberOfTouchesRequired, document: .int("numberOfTouchesRequired"))
  }
}
