internal import HeadlessObjectiveC

enum RotationGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { RotationGestureRecognizerFacts.self }
  static let elements = ["rotationGestureRecognizer"]
  static let facts = FactList<UIRotationGestureRecognizer> {
    Fact("rotation", \.rotation, document: .number("rotation"))
  }
}
