public import Foundation

/// Contains a search controller that isn't presented, with its bar at the top.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  open var searchController: UISearchController { search }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(search)
    view.addSubview(search.view)
    view.addSubview(search.searchBar)
    search.didMove(toParent: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = search.searchBar.sizeThatFits(area.size).height
    search.searchBar.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: height)
    search.view.frame = view.bounds
  }
}
