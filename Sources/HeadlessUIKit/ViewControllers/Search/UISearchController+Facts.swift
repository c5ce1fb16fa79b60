internal import HeadlessObjectiveC

enum SearchControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SearchControllerFacts.self }
  static let facts = FactList<UISearchController> {
    Fact(flag: "active", \.isActive)
    Fact("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation)
    Fact("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
    Fact("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton)
    Fact("automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController)
    Fact("showsSearchResultsController", \.showsSearchResultsController)
    Fact("searchResultsUpdater", \.searchResultsUpdater)
    Fact("delegate", \.delegate)
    Fact(readOnly: "searchBar", \.searchBar)
    Fact(readOnly: "searchResultsController", \.searchResultsController)
  }
}
