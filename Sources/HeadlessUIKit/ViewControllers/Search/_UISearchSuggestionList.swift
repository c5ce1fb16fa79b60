internal import Foundation

/// The suggestions of a search, as rows; a touch on one is reported to the search's updater.
final class _UISearchSuggestionList: UITableViewController {
  private static let identifier = "suggestion"
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
  }
  weak var searchController: UISearchController?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let searchController else { return }
    searchController.searchResultsUpdater?.updateSearchResults(
      for: searchController, selecting: suggestions[indexPath.row])
  }
}
