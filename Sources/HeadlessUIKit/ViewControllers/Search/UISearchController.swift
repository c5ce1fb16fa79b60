public import Foundation

/// A search bar, and what is shown of a search above the content that is searched.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var isShowingResults = false
  /// Whether the search is being presented or dismissed, by the user or by code.
  private var isChanging = false
  private var isOn = false

  /// - Parameter searchResultsController: what shows the results; nil where the searched content does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareSearch()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    bar.searchController = self
    bar.placeholder = "Search"
    modalPresentationStyle = .custom
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }

  // MARK: Being active

  /// Whether the search is active. Setting it begins or ends the search as the user does, without the keyboard.
  open var isActive: Bool {
    get { isOn }
    set { if newValue { begin() } else { end() } }
  }

  /// The controller whose navigation item, or whose view, has the search bar.
  private var owner: UIViewController? {
    if let item = navigationItemWithSearch, let controller = item.navigationBar?.controller {
      return controller.viewControllers.first { $0.navigationItem === item }
    }
    return bar.superview?.nearestController
  }
  /// The item that shows the search bar.
  weak var navigationItemWithSearch: UINavigationItem? {
    didSet { bar.isInNavigationBar = navigationItemWithSearch != nil }
  }

  private func begin() {
    guard !isOn, !isChanging else { return }
    isOn = true
    isChanging = true
    defer { isChanging = false }
    if let delegate, OptionalMethod.call({ delegate.presentSearchController(self) }) != nil,
      presentingViewController != nil
    {
      return
    }
    guard let owner, owner.viewIfLoaded?.window != nil else {
      willPresent()
      didPresent()
      return
    }
    owner.present(self, animated: true)
  }

  private func end() {
    guard isOn, !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    guard core.presenter != nil else {
      willDismiss()
      didDismiss()
      return
    }
    dismiss(animated: true)
  }

  func willPresent() {
    isOn = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    showScopes()
    navigationItemWithSearch?.itemDidChange()
    updateVisibility()
  }

  func didPresent() {
    delegate?.didPresentSearchController(self)
  }

  func willDismiss() {
    delegate?.willDismissSearchController(self)
    isOn = false
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    if showsScopesAutomatically { bar.showsScopeBar = false }
    // Ending a search clears the field.
    bar.searchTextField.tokens = []
    bar.text = nil
    searchDidChange()
    navigationItemWithSearch?.itemDidChange()
  }

  func didDismiss() {
    showsResults(false)
    delegate?.didDismissSearchController(self)
  }

  // MARK: What the bar tells

  func barWillBeginEditing() { begin() }
  func barDidBeginEditing() { searchDidChange() }

  func searchDidChange() {
    updateVisibility()
    if let searchResultsUpdater { searchResultsUpdater.updateSearchResults(for: self) }
  }

  /// Another scope is another search, too.
  func scopeDidChange() {
    if isOn { searchDidChange() }
  }

  func barHeightMayHaveChanged() { navigationItemWithSearch?.itemDidChange() }

  /// Where the navigation item shows the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    navigationItemWithSearch?.searchBarPlacement ?? .stacked
  }

  // MARK: What is shown

  /// Whether what is searched is dimmed until there are results.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateVisibility() }
  }
  /// The older name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the search bar takes the place of the title while the search is on.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { navigationItemWithSearch?.itemDidChange() }
  }
  /// Whether the results are shown as soon as there is something to search for.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateVisibility() }
  }
  /// Whether the results are shown; setting it disables their automatic display.
  open var showsSearchResultsController: Bool {
    get { isShowingResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults(newValue)
    }
  }
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  open var scopeBarActivation: ScopeBarActivation = .automatic

  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    /// Once there is text; the scopes stay until the search ends.
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// The search suggestions, which are shown instead of the results until the app removes them.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showSuggestions() }
  }
  private var suggestionList: _UISearchSuggestionList?

  private func showSuggestions() {
    let suggestions = searchSuggestions ?? []
    if suggestionList == nil, !suggestions.isEmpty {
      suggestionList = _UISearchSuggestionList()
      suggestionList?.searchController = self
    }
    suggestionList?.suggestions = suggestions
    if isViewLoaded { placeSuggestions() }
    showVeil()
  }

  private var isShowingSuggestions: Bool { isOn && searchSuggestions?.isEmpty == false }

  private func placeSuggestions() {
    guard let suggestionList else { return }
    if isShowingSuggestions, suggestionList.parent !== self {
      addChild(suggestionList)
      suggestionList.view.frame = resultsFrame
      view.addSubview(suggestionList.view)
      suggestionList.didMove(toParent: self)
    }
    if suggestionList.parent === self {
      suggestionList.view.isHidden = !isShowingSuggestions
      view.bringSubviewToFront(suggestionList.view)
    }
  }

  private var showsScopesAutomatically: Bool { scopeBarActivation != .manual }

  private var hasSearch: Bool { !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty }

  /// Shows the scopes of an active search where their time has come.
  private func showScopes() {
    guard isOn, showsScopesAutomatically, scopeBarActivation != .onTextEntry || hasSearch else { return }
    if !bar.showsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty { bar.showsScopeBar = true }
  }

  private func updateVisibility() {
    showScopes()
    if automaticallyShowsSearchResultsController { showsResults(isOn && hasSearch) }
    if isViewLoaded { placeSuggestions() }
    showVeil()
  }

  private func showVeil() {
    guard let view = viewIfLoaded as? _UISearchControllerView else { return }
    let showsOwn = isShowingResults || isShowingSuggestions
    let isVeiled = obscuresBackgroundDuringPresentation && !showsOwn
    view.dimming.isHidden = !isVeiled
    // A search without results controller passes touches to the content below.
    let container = presentationController?.containerView
    container?.isUserInteractionEnabled = isVeiled || showsOwn
  }

  private func showsResults(_ shows: Bool) {
    guard results != nil, shows != isShowingResults else { return }
    isShowingResults = shows
    if isViewLoaded { placeResults() }
    showVeil()
  }

  private func placeResults() {
    guard let results else { return }
    if isShowingResults, results.parent !== self {
      addChild(results)
      results.view.frame = resultsFrame
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    if results.parent === self { results.view.isHidden = !isShowingResults }
  }

  /// The whole view, or the part below a search bar in the content.
  private var resultsFrame: CGRect {
    guard navigationItemWithSearch == nil, bar.window != nil, bar.window === view.window else { return view.bounds }
    let top = min(max(bar.convert(bar.bounds, to: view).maxY, 0), view.bounds.height)
    return CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }

  // MARK: The view

  open override func loadView() {
    let view = _UISearchControllerView()
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onTap = { [weak self] in self?.isActive = false }
    self.view = view
    placeResults()
    placeSuggestions()
    showVeil()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showVeil()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let results, results.parent === self { results.view.frame = resultsFrame }
    if let suggestionList, suggestionList.parent === self { suggestionList.view.frame = resultsFrame }
  }
}

extension UISearchController: PresentationChoosing {
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    _UISearchPresentationController(presentedViewController: self, presenting: presenting)
  }

  func willBePresented() {}

  /// iOS presents a search in the nearest presentation context, with its bar above. Here it is presented by the controller whose
  /// content is searched, whose bars are above anyway.
  var isPresentedBySource: Bool { true }
}

extension UISearchController: SearchBarOwner {}
