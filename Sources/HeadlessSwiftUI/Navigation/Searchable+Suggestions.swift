/// Sets the text of a search to a suggestion's completion, or adds a token to it.
struct SearchCompletion {
  let complete: @MainActor (String) -> Void
  let add: @MainActor (Any) -> Void
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
  let tokens: SearchTokens?

  var body: some View {
    Group(subviews: suggestions) { views in
      if !views.isEmpty {
        List {
          ForEach(views) { $0 }
        }
        .listStyle(.plain)
      }
    }
    .environment(
      \.searchCompletion,
      SearchCompletion(
        complete: { text.wrappedValue = $0 },
        add: {
          tokens?.add($0)
          text.wrappedValue = ""
        }))
  }
}

/// A suggestion that completes the search when it is tapped.
private struct CompletingSuggestion: ViewModifier {
  @Environment(\.searchCompletion) private var searchCompletion
  let complete: @MainActor (SearchCompletion) -> Void

  nonisolated init(_ complete: @escaping @MainActor (SearchCompletion) -> Void) { self.complete = complete }

  func body(content: Content) -> some View {
    if let searchCompletion {
      Button {
        complete(searchCompletion)
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
    modifier(CompletingSuggestion { $0.complete(completion) })
  }
  /// Makes the view a suggestion: a tap adds the token to the search instead of the text.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    nonisolated(unsafe) let token = token
    return modifier(CompletingSuggestion { $0.add(token) })
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  /// Adds a search field with suggestions. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}
