/// The first page of a stack or of the columns of a split view, which has the search field of a `searchable` around them.
struct SearchedRoot: View {
  let content: AnyView
  /// Whether the page shows the field: Apple's documentation places that of a split view in the sidebar.
  var isFirst = true
  @Environment(\.outerSearch) private var search

  var body: some View {
    if isFirst, let search {
      content.environment(\.outerSearch, nil)
        .overlay { if let suggestions = search.suggestions { suggestions } }
        .navigationItem { $0.search = $0.search ?? search.values }
    } else {
      content.environment(\.outerSearch, nil)
    }
  }
}

/// The search of a `searchable` around a stack or a split view.
struct OuterSearch {
  let values: SearchValues
  /// Nil while the search isn't active.
  let suggestions: SearchSuggestionList?
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: OuterSearch? { nil }
}

extension EnvironmentValues {
  /// The search of a `searchable` around a navigation stack or a split view, for its first page; nil within pages.
  var outerSearch: OuterSearch? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}
