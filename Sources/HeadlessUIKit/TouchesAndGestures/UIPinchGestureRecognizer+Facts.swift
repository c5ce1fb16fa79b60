internal import HeadlessObjectiveC

enum PinchGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PinchGestureRecognizerFacts.self }
  static let elements = ["pinchGestureRecognizer"]
  static let facts = FactList<UIPinchGestureRecognizer> {
    Fact("scale", \.scale, document: .number("scale"))
  }
}
