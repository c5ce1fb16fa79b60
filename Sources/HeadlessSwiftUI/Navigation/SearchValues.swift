/// When search scopes are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The behaviour of the navigation bar while the search is active.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field in a toolbar behaves.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The behaviour of dictation in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// The event that starts dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}

/// Dismisses the search.
public struct DismissSearchAction {
  let action: @MainActor () -> Void
  @MainActor public func callAsFunction() { action() }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

extension View {
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  // The system's find interface, which UIKit's views here don't have.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

// MARK: Suggestions
/// Sets the text of the search around to a suggestion's completion.
struct SearchCompletion {
  let complete: @MainActor (String) -> Void
}

private enum SuggestionKeys {
  enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  enum CompletionKey: EnvironmentKey { static var defaultValue: SearchCompletion? { nil } }
}

extension EnvironmentValues {
  /// The suggestions for the search fields in the view; nil for none.
  var searchSuggestions: AnyView? {
    get { self[SuggestionKeys.SuggestionsKey.self] }
    set { self[SuggestionKeys.SuggestionsKey.self] = newValue }
  }

  /// How a suggestion completes the search; nil outside of suggestions.
  var searchCompletion: SearchCompletion? {
    get { self[SuggestionKeys.CompletionKey.self] }
    set { self[SuggestionKeys.CompletionKey.self] = newValue }
  }
}

/// Covers the content of a page with the suggestions of its search, unless there are none.
struct SearchSuggestionList: View {
  let suggestions: AnyView
  let text: Binding<String>

  var body: some View {
    Group(subviews: suggestions) { views in
      if !views.isEmpty {
        List {
          ForEach(views) { $0 }
        }
        .listStyle(.plain)
      }
    }
    .environment(\.searchCompletion, SearchCompletion { text.wrappedValue = $0 })
  }
}

extension View {
  @ViewBuilder func covered(by suggestions: AnyView?, _ isActive: Bool, _ text: Binding<String>) -> some View {
    if let suggestions {
      overlay { if isActive { SearchSuggestionList(suggestions: suggestions, text: text) } }
    } else {
      self
    }
  }
}

/// A suggestion that completes the search when it is tapped.
private struct CompletingSuggestion: ViewModifier {
  @Environment(\.searchCompletion) private var searchCompletion
  let completion: String

  func body(content: Content) -> some View {
    if let searchCompletion {
      Button {
        searchCompletion.complete(completion)
      } label: {
        content
      }
      .foregroundStyle(.primary)
    } else {
      content
    }
  }
}

extension View {
  /// Shows suggestions while the search field of the view is being edited, in a plain list over the view's content.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchSuggestions) { $0 = suggestions }
  }
  /// - Parameter visibility: hidden keeps suggestions out of the placements.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) { if visibility == .hidden, placements.contains(.content) { $0 = nil } }
  }
  /// Makes the view a suggestion: a tap sets the text of the search.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletingSuggestion(completion: completion))
  }
  /// Has no effect: suggested tokens can't be chosen. On iOS, a tap adds the token to the search.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}
