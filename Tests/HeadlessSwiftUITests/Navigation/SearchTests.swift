import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct SearchTests {
  enum Scope: Hashable { case all, ripe }
  struct Token: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  @Observable final class Search {
    var scope = Scope.all
    var tokens = [Token(id: 1, name: "Red"), Token(id: 2, name: "Sweet")]
    var text = ""
  }

  private struct Page: View {
    @Bindable var search: Search

    var body: some View {
      NavigationStack {
        List { Text("Apple") }
          .navigationTitle("Fruits")
          .searchable(text: $search.text, tokens: $search.tokens) { Text($0.name) }
          .searchScopes($search.scope) {
            Text("All").tag(Scope.all)
            Text("Ripe").tag(Scope.ripe)
          }
      }
    }
  }

  private func bar(_ shown: ShownView<Page>) throws -> UISearchBar {
    func find(_ controller: UIViewController) -> UISearchBar? {
      controller.navigationItem.searchController?.searchBar ?? controller.children.lazy.compactMap(find).first
    }
    return try #require(find(shown.controller))
  }

  @Test func scopesAreTheSearchBarsAndFollowTheirSelection() throws {
    let search = Search()
    let shown = ShownView(Page(search: search))
    defer { shown.screen.close() }
    let bar = try bar(shown)
    #expect(bar.scopeButtonTitles == ["All", "Ripe"])
    #expect(bar.selectedScopeButtonIndex == 0)
    search.scope = .ripe
    shown.update()
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 0)
    #expect(search.scope == .all)
  }

  @Test func tokensStandInTheFieldAndLeaveTheValueWhenTheyAreDeleted() throws {
    let search = Search()
    let shown = ShownView(Page(search: search))
    defer { shown.screen.close() }
    let field = try bar(shown).searchTextField
    #expect(field.tokens.count == 2)
    field.removeToken(at: 0)
    shown.update()
    #expect(search.tokens.map(\.name) == ["Sweet"])
    search.tokens = []
    shown.update()
    #expect(field.tokens.isEmpty)
  }

  private struct Suggesting: View {
    @Bindable var search: Search

    private struct Found: View {
      let text: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch

      var body: some View {
        Text(isSearching ? "Searching \(text)" : "Idle \(text)")
        Button("Leave") { dismissSearch() }
      }
    }

    var body: some View {
      NavigationStack {
        List { Found(text: search.text) }
          .navigationTitle("Fruits")
          .searchable(text: $search.text)
          .searchSuggestions {
            if search.text.count < 3 {
              Text("An apple").searchCompletion("apple")
              Text("A pear").searchCompletion("pear")
            }
          }
      }
    }
  }

  /// As Apple documents `searchSuggestions`, `searchCompletion`, `isSearching` and `dismissSearch`.
  @Test func suggestionsAreShownWhileTheSearchIsActiveAndCompleteItsText() throws {
    let search = Search()
    let shown = ShownView(Suggesting(search: search))
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Idle ") && !shown.texts.contains("A pear"))
    shown.tap(try #require(shown.first(UISearchBar.self)))
    #expect(shown.texts.contains("Searching ") && shown.texts.contains("A pear"))
    #expect(shown.tap(text: "A pear"))
    #expect(search.text == "pear")
    // Without suggestions, the content is seen.
    #expect(shown.texts.contains("Searching pear") && !shown.texts.contains("A pear"))
    #expect(shown.tap(text: "Leave"))
    #expect(search.text == "" && shown.texts.contains("Idle ") && !shown.texts.contains("A pear"))
  }
}
