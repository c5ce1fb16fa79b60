internal import HeadlessObjectiveC

enum TapGestureRecognizerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TapGestureRecognizerFacts.self }
  static let elements = ["tapGestureRecognizer"]
  static let facts = FactList<UITapGestureRecognizer> {
    Fact("numberOfTapsRequired", \.numberOfTapsRequired, document: .int("numberOfTapsRequired"))
    Fact("numberOfTouchesRequired", \.numberOfTouchesRequired, document: .int("numberOfTouchesRequired"))
  }
}
