import Testing
import UIKit

@testable import HeadlessUIKit

/// Records the calls of a search controller.
@MainActor
private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  var calls: [String] = []

  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    calls.append("update '\(searchController.searchBar.text ?? "nil")'")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
}

/// A search in a navigation bar. The screens have 50 points of status bar.
@MainActor @Suite struct SearchControllerTests {
  private let listener = Listener()
  private let content = ScrollingController()
  private let results = UIViewController()

  private func search(_ results: UIViewController? = nil) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    content.navigationItem.searchController = search
    return search
  }

  @Test func theDefaultsAreUIKits() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.obscuresBackgroundDuringPresentation && search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsSearchResultsController)
    #expect(search.automaticallyShowsScopeBar && !search.isActive)
    #expect(search.searchBar.placeholder == "Search")
  }

  @Test func theBarStandsBelowTheTitleAndMovesUpForTheSearch() throws {
    let search = search()
    let navigation = UINavigationController(rootViewController: content)
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 400, height: 96))
    let field = search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 95, width: 368, height: 36))
    #expect(content.scrollView.contentOffset.y == -146)
    search.isActive = true
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 400, height: 52))
    #expect(search.searchBar.showsCancelButton)
    search.isActive = false
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(!search.searchBar.showsCancelButton)
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 96)
    screen.close()
  }

  @Test func theBarGivesWayToContentBeforeTheLargeTitle() {
    _ = search()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.frame.height == 148)
    content.scrollView.contentOffset.y = -198 + 30
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 118)
    #expect(navigation.navigationBar.largeTitleView?.frame.height == 52)
    content.scrollView.contentOffset.y = 200
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 44)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    screen.window.updateScreen()
    content.scrollView.contentOffset.y = 300
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 96)
    screen.close()
  }

  @Test func callsComeInOrder() {
    let search = search()
    let screen = Screens.show(UINavigationController(rootViewController: content))
    search.searchBar.becomeFirstResponder()
    screen.window.updateScreen()
    screen.window.sendText("a")
    #expect(listener.calls == ["will present", "began", "update ''", "did present", "update 'a'"])
    #expect(search.isActive && search.presentingViewController === content)
    listener.calls = []
    search.searchBar.cancelButtonWasTapped()
    screen.window.updateScreen()
    #expect(listener.calls.prefix(3) == ["cancel", "will dismiss", "ended"])
    #expect(listener.calls.last == "did dismiss")
    #expect(listener.calls.contains("update ''"))
    #expect(search.searchBar.text == "" && !search.isActive && search.presentingViewController == nil)
    screen.close()
  }

  @Test func resultsAreShownOnceThereIsText() {
    let search = search(results)
    let screen = Screens.show(UINavigationController(rootViewController: content))
    search.isActive = true
    screen.window.updateScreen()
    #expect(!search.showsSearchResultsController && results.viewIfLoaded?.window == nil)
    search.searchBar.text = "a"
    screen.window.updateScreen()
    #expect(search.showsSearchResultsController)
    #expect(results.view.window === screen.window && !results.view.isHidden)
    #expect(results.view.safeAreaInsets.top == 102)
    search.searchBar.text = ""
    screen.window.updateScreen()
    #expect(results.view.isHidden)
    search.showsSearchResultsController = true
    screen.window.updateScreen()
    #expect(!results.view.isHidden)
    screen.close()
  }

  @Test func aVeilLiesOverWhatIsSearchedUnlessTheAppSaysNo() throws {
    let search = search()
    let screen = Screens.show(UINavigationController(rootViewController: content))
    search.isActive = true
    screen.window.updateScreen()
    let view = try #require(search.view as? _UISearchControllerView)
    #expect(!view.dimming.isHidden)
    // A tap on it ends the search.
    screen.window.send(.tap(at: CGPoint(x: 200, y: 400)))
    screen.window.updateScreen()
    #expect(!search.isActive)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    screen.window.updateScreen()
    #expect(view.dimming.isHidden)
    screen.close()
  }

  @Test func scopesComeWithTheSearch() {
    let search = search()
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    let navigation = UINavigationController(rootViewController: content)
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    search.isActive = true
    screen.window.updateScreen()
    #expect(search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 98)
    screen.close()
  }

  /// Apple's documentation of `ScopeBarActivation.onTextEntry`.
  @Test func scopesMayComeWithTheText() {
    let search = search()
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    search.scopeBarActivation = .onTextEntry
    let navigation = UINavigationController(rootViewController: content)
    let screen = Screens.show(navigation)
    search.isActive = true
    screen.window.updateScreen()
    #expect(!search.searchBar.showsScopeBar)
    search.searchBar.becomeFirstResponder()
    screen.window.sendText("a")
    #expect(search.searchBar.showsScopeBar)
    screen.window.sendBackspace()
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    screen.window.updateScreen()
    #expect(!search.searchBar.showsScopeBar)
    screen.close()
  }

  // MARK: Beside the title

  private func tablet(_ width: CGFloat = 800, _ size: UIUserInterfaceSizeClass = .regular) -> ScreenConfiguration {
    var configuration = Screens.tall {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = size
    }
    configuration.size = CGSize(width: width, height: 1000)
    return configuration
  }

  @Test func onATabletTheBarStandsAtTheTrailingEdgeOfTheTitlesRow() throws {
    let search = search()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: content)
    let screen = Screens.show(navigation, on: tablet())
    let bar = navigation.navigationBar
    #expect(content.navigationItem.searchBarPlacement == .inline && bar.frame.height == 50)
    let field = search.searchBar.searchTextField
    let place = field.convert(field.bounds, to: bar)
    #expect(place.maxX == 800 - BarMetrics.margin && place.width == 240 && place.midY == 25)
    let button = try #require(bar.first(_UIButtonBarButton.self))
    #expect(button.convert(button.bounds, to: bar).maxX <= place.minX)
    // The row remains during the search, with Cancel beside the field.
    search.isActive = true
    screen.window.updateScreen()
    #expect(bar.frame.height == 50 && search.searchBar.showsCancelButton)
    let cancel = try #require(search.searchBar.first(UIButton.self) { $0.currentTitle == "Cancel" })
    #expect(cancel.convert(cancel.bounds, to: bar).maxX == 800 - BarMetrics.margin)
    #expect(field.convert(field.bounds, to: bar).width == 240)
    screen.close()
  }

  @Test func anAppMayWantItBelow() {
    let search = search()
    content.navigationItem.preferredSearchBarPlacement = .stacked
    let navigation = UINavigationController(rootViewController: content)
    let screen = Screens.show(navigation, on: tablet())
    #expect(content.navigationItem.searchBarPlacement == .stacked && navigation.navigationBar.frame.height == 102)
    content.navigationItem.preferredSearchBarPlacement = .inline
    screen.window.updateScreen()
    #expect(content.navigationItem.searchBarPlacement == .inline && navigation.navigationBar.frame.height == 50)
    // There is no space for scopes.
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.searchBar.showsScopeBar = true
    screen.window.updateScreen()
    #expect(content.navigationItem.searchBarPlacement == .stacked && navigation.navigationBar.frame.height > 100)
    screen.close()
  }

  @Test func whereThereIsLittleWidthItStandsBelow() {
    _ = search()
    content.navigationItem.preferredSearchBarPlacement = .inline
    let navigation = UINavigationController(rootViewController: content)
    let screen = Screens.show(navigation, on: tablet(400, .compact))
    #expect(content.navigationItem.searchBarPlacement == .stacked && navigation.navigationBar.frame.height == 102)
    screen.close()
    let other = ScrollingController()
    other.navigationItem.searchController = UISearchController(searchResultsController: nil)
    other.navigationItem.preferredSearchBarPlacement = .inline
    let phone = Screens.show(UINavigationController(rootViewController: other))
    #expect(other.navigationItem.searchBarPlacement == .stacked)
    phone.close()
  }
}
