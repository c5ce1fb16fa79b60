// Search fields with tokens before the text.

nonisolated extension View {
  /// - Parameters:
  ///   - tokens: the tokens of the search, in addition to the text.
  ///   - token: the label of a token, whose text and image are shown in the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searching(text, nil, tokens, placement, prompt, token) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searching(text, nil, tokens, placement, Text(prompt), token) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searching(text, isPresented, tokens, placement, prompt, token) }
  /// - Parameter suggestedTokens: the suggestions while the search is active, where the app sets no others; a tap adds one.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let suggestions = AnyView(ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) })
    return searching(text, nil, tokens, placement, prompt, token)
      .transformEnvironment(\.searchSuggestions) { $0 = $0 ?? suggestions }
  }

  private func searching<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ tokens: Binding<C>, _ placement: SearchFieldPlacement,
    _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let shown = ForEach(tokens.wrappedValue) { element in token(element).tag(element.id) }
    nonisolated(unsafe) let view = self
    return OptionsReader(source: AnyView(shown)) { options in
      let values = SearchTokens(
        ids: tokens.wrappedValue.map { AnyHashable($0.id) }, options: options,
        remove: { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } },
        add: { token in if let token = token as? C.Element { tokens.wrappedValue.append(token) } })
      return AnyView(view.searching(text, isPresented: isPresented, placement, prompt, tokens: values))
    }
  }
}
