internal import HeadlessObjectiveC

enum LongPressGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { LongPressGestureRecognizerFacts.self }
  static let elements = ["pongPressGestureRecognizer"]
  static let facts = FactList<UILongPressGestureRecognizer> {
    Fact("numberOfTapsRequired", \.numberOfTapsRequired, document: .int("numberOfTapsRequired"))
    Fact("numberOfTouchesRequired", \.numberOfTouchesRequired, document: .int("numberOfTouchesRequired"))
    Fact("minimumPressDuration", \.minimumPressDuration, document: .number("minimumPressDuration"))
    Fact("allowableMovement", \.allowableMovement, document: .number("allowableMovement"))
  }
}
