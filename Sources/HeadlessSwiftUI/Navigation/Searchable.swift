internal import Foundation
internal import HeadlessUIKit

/// The search settings of a page.
struct SearchValues {
  var text: Binding<String>
  var prompt: Text?
  var placement = SearchFieldPlacement.automatic
  var isPresented: Binding<Bool>?
  var scopes: SearchScopes?
  var tokens: SearchTokens?
  /// Called when the search begins and ends.
  var activityChanged: @MainActor (Bool) -> Void = { _ in }
  /// Where the page's `dismissSearch` finds the handler.
  var link: SearchLink?
  var submit: @MainActor () -> Void = {}
  var toolbarBehavior = SearchPresentationToolbarBehavior.automatic
  /// The focus states of the field.
  var focus: [FocusLink] = []
}

/// Refers to the handler of a page's search.
@MainActor final class SearchLink {
  weak var handler: SearchHandler?
}

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// The display mode of a search field below the title.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    fileprivate let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  static let navigationBarDrawerAlways = SearchFieldPlacement(name: "drawer, always")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    displayMode.isAlways ? navigationBarDrawerAlways : navigationBarDrawer
  }
}

/// Synchronizes a UIKit search bar with the bindings of a page.
@MainActor
final class SearchHandler: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  let controller = UISearchController(searchResultsController: nil)
  private var values: SearchValues?
  /// Whether the bar is applying the page's values, so that its changes aren't written back to the bindings.
  private var isTaking = false

  override init() {
    super.init()
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
    controller.delegate = self
    controller.obscuresBackgroundDuringPresentation = false
  }

  func take(_ values: SearchValues, _ environment: EnvironmentValues) {
    self.values = values
    values.link?.handler = self
    isTaking = true
    defer { isTaking = false }
    let text = values.text.wrappedValue
    if (controller.searchBar.text ?? "") != text { controller.searchBar.text = text }
    let prompt = values.prompt?.plainString(in: environment) ?? "Search"
    if controller.searchBar.placeholder != prompt { controller.searchBar.placeholder = prompt }
    controller.hidesNavigationBarDuringPresentation = values.toolbarBehavior != .avoidHidingContent
    take(values.scopes)
    take(values.tokens)
    isActivatedByTab = environment.isInSearchTab && environment.tabSearchActivation == .searchTabSelection
  }

  /// Begins or ends the search as the page's binding says; a search that begins has the focus. Called once the page is visible.
  func takePresence() {
    guard let isPresented = values?.isPresented?.wrappedValue, controller.isActive != isPresented else { return }
    if isPresented { controller.searchBar.becomeFirstResponder() } else { controller.isActive = false }
  }

  /// Whether the selection of the page's tab begins a search.
  private var isActivatedByTab = false
  /// Whether it began one since the page became visible.
  private var wasActivated = false

  /// Begins a search when the page of a search tab becomes visible.
  func takeActivation() {
    guard isActivatedByTab, !wasActivated else { return }
    wasActivated = true
    if !controller.isActive { controller.searchBar.becomeFirstResponder() }
  }

  func pageDidDisappear() { wasActivated = false }

  /// Whether a focus state gave the field the focus, as of the last update.
  private var wasFocused = false

  /// Gives the field the focus, or takes it away, as the page's focus state says. Called once the page is visible.
  func takeFocus() {
    let isFocused = values?.focus.contains(where: \.isFocused) ?? false
    defer { wasFocused = isFocused }
    let field = controller.searchBar.searchTextField
    guard isFocused != wasFocused, isFocused != field.isFirstResponder else { return }
    if isFocused { controller.searchBar.becomeFirstResponder() } else { controller.searchBar.resignFirstResponder() }
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    for link in values?.focus ?? [] { link.viewDidBecomeFocused(searchBar.searchTextField) }
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    for link in values?.focus ?? [] { link.viewDidLoseFocus(searchBar.searchTextField) }
  }

  private func take(_ scopes: SearchScopes?) {
    controller.scopeBarActivation = scopes?.activation == .onTextEntry ? .onTextEntry : .automatic
    let titles = scopes?.titles.isEmpty == false ? scopes?.titles : nil
    if controller.searchBar.scopeButtonTitles != titles { controller.searchBar.scopeButtonTitles = titles }
    if let index = scopes?.selectedIndex, controller.searchBar.selectedScopeButtonIndex != index {
      controller.searchBar.selectedScopeButtonIndex = index
    }
  }

  private func take(_ tokens: SearchTokens?) {
    let field = controller.searchBar.searchTextField
    let ids = tokens?.ids ?? []
    guard field.tokens.map({ $0.representedObject as? AnyHashable }) != ids else { return }
    field.tokens = zip(ids, tokens?.options ?? []).map { id, option in
      let token = UISearchToken(icon: option.image, text: option.title)
      token.representedObject = id
      return token
    }
  }

  /// Removes the tokens that the user deleted from the binding.
  private func removeTokens() {
    guard let tokens = values?.tokens else { return }
    let shown = Set(controller.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable })
    for id in tokens.ids where !shown.contains(id) { tokens.remove(id) }
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    values?.scopes?.select(selectedScope)
  }

  func updateSearchResults(for searchController: UISearchController) {
    if !isTaking { removeTokens() }
    let text = controller.searchBar.text ?? ""
    if let values, values.text.wrappedValue != text { values.text.wrappedValue = text }
    // A text that the page gives a search it is about to begin doesn't end it.
    if !isTaking, let isPresented = values?.isPresented, isPresented.wrappedValue != controller.isActive {
      isPresented.wrappedValue = controller.isActive
    }
  }

  func willPresentSearchController(_ searchController: UISearchController) { values?.activityChanged(true) }
  func willDismissSearchController(_ searchController: UISearchController) { values?.activityChanged(false) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { values?.submit() }
}

nonisolated extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented: nil, placement, prompt)
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, isPresented: nil, placement, Text(prompt)) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, isPresented: nil, placement, Text(prompt)) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, isPresented: isPresented, placement, prompt) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(text, isPresented: isPresented, placement, Text(prompt)) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, isPresented: isPresented, placement, Text(prompt)) }

  func searching(
    _ text: Binding<String>, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    tokens: SearchTokens? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens))
  }
}

/// Reads the text, so that the bar is updated when the text changes.
private struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  nonisolated(unsafe) let tokens: SearchTokens?
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.navigation) private var navigation
  @Environment(\.searchFocusLinks) private var focus
  @Environment(\.searchPresentationToolbarBehavior) private var toolbarBehavior
  @State private var isActive = false
  @State private var link = SearchLink()

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }

  func body(content: Content) -> some View {
    let searched = text.wrappedValue
    _ = scopes?.selectedIndex
    _ = isPresented?.wrappedValue
    _ = focus.map(\.isFocused)
    let (actions, link) = (submitActions, link)
    let search = SearchValues(
      text: text, prompt: prompt, placement: placement, isPresented: isPresented, scopes: scopes, tokens: tokens,
      activityChanged: { isActive = $0 }, link: link, submit: { actions.run(.search) },
      toolbarBehavior: toolbarBehavior, focus: focus)
    let list = isActive ? suggestions.map { SearchSuggestionList(suggestions: $0, text: text, tokens: tokens) } : nil
    // Around a stack or a split view, its first page has the field and the suggestions.
    let isOuter = navigation == nil
    return content.environment(\.searchedText, searched).environment(\.searchScopes, nil)
      .environment(\.searchSuggestions, nil).environment(\.isSearching, isActive)
      .environment(\.searchFocusLinks, [])
      .environment(\.dismissSearch, DismissSearchAction { link.handler?.controller.isActive = false })
      .environment(\.outerSearch, isOuter ? OuterSearch(values: search, suggestions: list) : nil)
      // Suggestions cover the page, also where its content is smaller.
      .frame(maxWidth: isOuter || list == nil ? nil : .infinity, maxHeight: isOuter || list == nil ? nil : .infinity)
      .overlay { if !isOuter, let list { list } }
      .navigationItem { $0.search = search }
  }
}
