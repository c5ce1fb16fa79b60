/// Sets the text of a search to a suggestion's completion.
struct SearchCompletion {
  let complete: @MainActor (String) -> Void
}

private enum SuggestionKeys {
  enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  enum CompletionKey: EnvironmentKey { static var defaultValue: SearchCompletion? { nil } }
}

extension EnvironmentValues {
  /// The suggestions for the search field of the views inside; nil for none.
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

/// Covers a page's content with the suggestions of its search, unless there are none.
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

nonisolated extension View {
  /// Shows suggestions while the search of the view is active, in a plain list over the view's content.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchSuggestions) { $0 = suggestions }
  }
  /// - Parameter visibility: hidden keeps suggestions out of the placements; on phones they are shown over the content.
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
