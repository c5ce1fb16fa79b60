internal import HeadlessObjectiveC

enum SearchContainerViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SearchContainerViewControllerFacts.self }
  static let facts = FactList<UISearchContainerViewController> {
    Fact(readOnly: "searchController", \.searchController)
  }
}
