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

  private struct Around: View {
    @Bindable var search: Search
    @State private var isPresented = true

    var body: some View {
      NavigationStack(path: .constant([1])) {
        List { Text("Apple") }.navigationDestination(for: Int.self) { Text("Page \($0)") }
          .sheet(isPresented: $isPresented) { NavigationStack { Text("Sheet") } }
      }
      .searchable(text: $search.text, prompt: "Find")
    }
  }

  /// Apple's documentation of `searchable`: around a stack it adds the field to the stack's bar. Pages above the first one and
  /// sheets have none.
  @Test func aSearchAroundAStackIsThatOfItsFirstPage() throws {
    let search = Search()
    search.text = "Ap"
    let shown = ShownView(Around(search: search))
    defer { shown.screen.close() }
    func stacks(_ controller: UIViewController) -> [UINavigationController] {
      ((controller as? UINavigationController).map { [$0] } ?? [])
        + (controller.children + [controller.presentedViewController].compactMap(\.self)).flatMap(stacks)
    }
    shown.update()
    var pages: [UIViewController] = []
    for stack in stacks(shown.controller) {
      for page in stack.viewControllers where !pages.contains(page) { pages.append(page) }
    }
    #expect(pages.count == 3)
    let bars = pages.map { $0.navigationItem.searchController?.searchBar }
    #expect(bars.map { $0?.placeholder } == ["Find", nil, nil])
    #expect(bars.first??.text == "Ap")
    search.text = "Pe"
    shown.update()
    #expect(bars.first??.text == "Pe")
    bars.first??.searchTextField.text = "Plum"
    bars.first??.searchTextField.sendActions(for: .editingChanged)
    #expect(search.text == "Plum")
  }

  private struct Tabs: View {
    let activation: TabSearchActivation
    @State private var text = ""
    @Binding var place: Int

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: 0) { Text("At home") }
        Tab(value: 1, role: .search) {
          NavigationStack { List { Text("Apple") }.searchable(text: $text) }
        }
      }
      .tabViewSearchActivation(activation)
    }
  }

  /// Apple's documentation of `tabViewSearchActivation`: selecting the search tab activates its search.
  @Test(arguments: [TabSearchActivation.automatic, .searchTabSelection])
  func aSearchTabBeginsItsSearch(activation: TabSearchActivation) throws {
    var place = 0
    let shown = ShownView(Tabs(activation: activation, place: Binding(get: { place }, set: { place = $0 })))
    defer { shown.screen.close() }
    func find(_ controller: UIViewController) -> UITabBarController? {
      controller as? UITabBarController ?? controller.children.lazy.compactMap(find).first
    }
    func search(_ controller: UIViewController) -> UISearchController? {
      controller.navigationItem.searchController ?? controller.children.lazy.compactMap(search).first
    }
    let tabs = try #require(find(shown.controller))
    tabs.selectedIndex = 1
    shown.update()
    shown.update()
    #expect(try #require(search(tabs)).isActive == (activation == .searchTabSelection))
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

  private struct ScopedPage: View {
    @State private var text = ""
    @State private var scope = Scope.all
    let activation: SearchScopeActivation
    var body: some View {
      NavigationStack {
        List { Text("Apple") }
          .navigationTitle("Fruits")
          .searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("All").tag(Scope.all)
            Text("Ripe").tag(Scope.ripe)
          }
      }
    }
  }

  /// Apple's documentation of `SearchScopeActivation`.
  @Test(arguments: [(SearchScopeActivation.onTextEntry, false), (.onSearchPresentation, true)])
  func scopesComeWithTheSearchOrItsText(activation: SearchScopeActivation, isEarly: Bool) throws {
    let shown = ShownView(ScopedPage(activation: activation))
    defer { shown.screen.close() }
    let bar = try #require(shown.navigation?.topViewController?.navigationItem.searchController?.searchBar)
    bar.becomeFirstResponder()
    shown.update()
    #expect(bar.showsScopeBar == isEarly)
    shown.type("a")
    #expect(bar.showsScopeBar)
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
    // Without suggestions, the content is visible.
    #expect(shown.texts.contains("Searching pear") && !shown.texts.contains("A pear"))
    #expect(shown.tap(text: "Leave"))
    #expect(search.text == "" && shown.texts.contains("Idle ") && !shown.texts.contains("A pear"))
  }

  private struct Focusing: View {
    @State var text = ""
    @FocusState var isFocused: Bool
    var body: some View {
      NavigationStack {
        Button("Focused \(isFocused)") { isFocused.toggle() }
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)).searchFocused($isFocused)
      }
    }
  }

  /// Apple's documentation of `searchFocused`.
  @Test func theFieldFollowsAFocusState() throws {
    let shown = ShownView(Focusing())
    defer { shown.screen.close() }
    let field = try #require(shown.first(UISearchBar.self)).searchTextField
    shown.tap(text: "Focused false")
    #expect(field.isFirstResponder && shown.texts.contains("Focused true"))
    shown.tap(text: "Focused true")
    #expect(!field.isFirstResponder && shown.texts.contains("Focused false"))
    shown.tap(field)
    #expect(shown.texts.contains("Focused true"))
  }

  private struct Named: Identifiable, Hashable { let id: String }

  private struct Suggestions: View {
    @State var text = ""
    @State var tokens: [Named] = []
    @State var suggested = [Named(id: "red"), Named(id: "blue")]
    var body: some View {
      NavigationStack {
        Text("Tokens \(tokens.map(\.id).joined())")
          .searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggested,
            placement: .navigationBarDrawer(displayMode: .always)
          ) { Text($0.id) }
      }
    }
  }

  /// A suggested token is added by a tap, and deleted with two presses of the delete key: the first one selects it.
  @Test func suggestedTokensAreChosenAndDeleted() throws {
    let shown = ShownView(Suggestions())
    defer { shown.screen.close() }
    let field = try #require(shown.first(UISearchBar.self)).searchTextField
    shown.tap(field)
    #expect(shown.tap(text: "blue"))
    #expect(field.tokens.count == 1)
    shown.screen.window.sendBackspace()
    #expect(field.tokens.count == 1)
    shown.screen.window.sendBackspace()
    shown.update()
    #expect(field.tokens.isEmpty)
  }

  private struct Hiding: View {
    let behavior: SearchPresentationToolbarBehavior
    @State var text = ""
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Title").searchable(text: $text).searchPresentationToolbarBehavior(behavior)
      }
    }
  }

  /// `avoidHidingContent` leaves the navigation bar while the search is active.
  @Test func theBarStaysWhereTheAppAsksForIt() throws {
    for (behavior, hides) in [(SearchPresentationToolbarBehavior.automatic, true), (.avoidHidingContent, false)] {
      let shown = ShownView(Hiding(behavior: behavior))
      defer { shown.screen.close() }
      let item = try #require(shown.navigation?.topViewController?.navigationItem)
      #expect(item.searchController?.hidesNavigationBarDuringPresentation == hides)
    }
  }
}
