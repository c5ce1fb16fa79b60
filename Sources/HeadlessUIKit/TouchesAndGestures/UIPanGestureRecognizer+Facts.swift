internal import HeadlessObjectiveC

enum PanGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PanGestureRecognizerFacts.self }
  static let elements = ["panGestureRecognizer"]
  static let facts = FactList<UIPanGestureRecognizer> {
    Fact("minimumNumberOfTouches", \.minimumNumberOfTouches, document: .int("minimumNumberOfTouches"))
    Fact("maximumNumberOfTouches", \.maximumNumberOfTouches, document: .int("maximumNumberOfTouches"))
  }
}
