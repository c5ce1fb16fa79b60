import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Search fields whose tokens are edited or suggested.
@MainActor @Suite struct SearchTokenTests {
  fileprivate struct Token: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Search {
    fileprivate var tokens = [Token(id: 1, name: "Red"), Token(id: 2, name: "Sweet")]
    fileprivate var suggested = [Token(id: 3, name: "Ripe")]
    var text = ""
    var isPresented = false
  }

  /// The bindings that the labels of the tokens got.
  private final class Bound {
    var tokens: [Int: Binding<Token>] = [:]
  }

  private struct Editing: View {
    @Bindable var search: Search
    let bound: Bound
    var body: some View {
      NavigationStack {
        Text("Fruits")
          .searchable(text: $search.text, editableTokens: $search.tokens, prompt: "Find") { $token in
            bound.tokens[token.id] = $token
            return Text(token.name)
          }
      }
    }
  }

  @Test func theLabelOfATokenChangesTheToken() throws {
    let search = Search()
    let names = { search.tokens.map(\.name) }
    let bound = Bound()
    let shown = ShownView(Editing(search: search, bound: bound))
    defer { shown.screen.close() }
    let field = try #require(shown.first(UISearchBar.self)).searchTextField
    #expect(field.tokens.count == 2 && field.placeholder == "Find")
    let red = try #require(bound.tokens[1])
    red.wrappedValue.name = "Green"
    shown.update()
    #expect(names() == ["Green", "Sweet"] && red.wrappedValue.name == "Green")
    field.removeToken(at: 0)
    shown.update()
    red.wrappedValue.name = "Blue"
    #expect(names() == ["Sweet"])
  }

  private struct Suggesting: View {
    @Bindable var search: Search
    var body: some View {
      NavigationStack {
        Text("Fruits")
          .searchable(
            text: $search.text, tokens: $search.tokens, suggestedTokens: $search.suggested,
            isPresented: $search.isPresented, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
          ) { Text($0.name) }
      }
    }
  }

  @Test func suggestedTokensOfAPresentedSearchAreChosen() throws {
    let search = Search()
    let shown = ShownView(Suggesting(search: search))
    defer { shown.screen.close() }
    let field = try #require(shown.first(UISearchBar.self)).searchTextField
    #expect(field.placeholder == "Find")
    shown.tap(field)
    #expect(search.isPresented && shown.tap(text: "Ripe"))
    shown.update()
    #expect(search.tokens.map(\.name) == ["Red", "Sweet", "Ripe"])
    search.isPresented = false
    shown.update()
    #expect(!shown.texts.contains("Ripe"))
  }
}
