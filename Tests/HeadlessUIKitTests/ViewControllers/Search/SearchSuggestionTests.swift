import Testing
import UIKit

@testable import HeadlessUIKit

/// Search suggestions.
@MainActor @Suite struct SearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String?] = []

    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion) }
  }

  private func labels(_ view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test func suggestionsStandInTheResultsPlaceWhileThereAreAny() throws {
    let content = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    content.navigationItem.searchController = search
    let screen = Screens.show(UINavigationController(rootViewController: content))
    search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "Apples"),
      UISearchSuggestionItem(
        localizedAttributedSuggestion: NSAttributedString(string: "Pears"), localizedDescription: "Green pears"),
    ]
    screen.window.updateScreen()
    // Before the search begins, there are no suggestions.
    #expect(search.viewIfLoaded == nil || labels(search.view).isEmpty)
    search.isActive = true
    screen.window.updateScreen()
    #expect(Set(labels(search.view)) == ["Apples", "Pears"])
    let list = try #require(search.children.compactMap { $0 as? UITableViewController }.first)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(updater.chosen == ["Pears"])
    search.searchSuggestions = nil
    screen.window.updateScreen()
    #expect(labels(search.view).isEmpty)
  }

  @Test func tokensStandAtTheStartOfTheText() throws {
    let field = UISearchTextField()
    field.text = "abc"
    let token = UISearchToken(icon: nil, text: "Red")
    field.tokens = [token]
    #expect(field.tokens(in: field.textualRange) == [token])
    let end = try #require(field.textRange(from: field.endOfDocument, to: field.endOfDocument))
    #expect(field.tokens(in: end).isEmpty)
    #expect(field.compare(field.positionOfToken(at: 0), to: field.beginningOfDocument) == .orderedSame)
  }
}
