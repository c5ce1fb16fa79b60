internal import HeadlessObjectiveC

enum ActivityViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ActivityViewControllerFacts.self }
  static let facts = FactList<UIActivityViewController> {
    Fact("excludedActivityTypes", \.excludedActivityTypes)
    Fact("completionWithItemsHandler", \.completionWithItemsHandler)
  }
}
