import UIKit

/// A list of harbours with a search in the navigation bar.
public final class HarbourSearchController: UITableViewController, UISearchResultsUpdating {
  public let search = UISearchController(searchResultsController: nil)
  private let harbours = ["Dalsbruk", "Galtby", "Korpo", "Kökar", "Långnäs", "Mariehamn", "Naantali", "Nagu", "Turku"]
  private var found: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbours"
    found = harbours
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Open", "Closed"]
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found = text.isEmpty ? harbours : harbours.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = found[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  /// The list in a navigation controller with a large title.
  public static func screen() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: HarbourSearchController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

/// Search bars on their own, in their styles.
public final class SearchBarsController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: bars)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private var bars: [UISearchBar] {
    let plain = UISearchBar()
    plain.placeholder = "Harbours and ferries"
    let minimal = UISearchBar()
    minimal.searchBarStyle = .minimal
    minimal.text = "Kökar"
    minimal.showsCancelButton = true
    let scopes = UISearchBar()
    scopes.placeholder = "Timetables"
    scopes.scopeButtonTitles = ["All", "Today", "Tomorrow"]
    scopes.showsScopeBar = true
    scopes.selectedScopeButtonIndex = 1
    scopes.showsBookmarkButton = true
    let tokens = UISearchBar()
    tokens.searchBarStyle = .minimal
    tokens.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "calendar"), text: "June")]
    tokens.text = "Turku"
    let tinted = UISearchBar()
    tinted.barTintColor = .systemTeal
    tinted.placeholder = "Tinted"
    return [plain, minimal, scopes, tokens, tinted]
  }
}
