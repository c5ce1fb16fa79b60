// Search fields with tokens before the text.

nonisolated extension View {
  /// - Parameters:
  ///   - tokens: the tokens of the search, in addition to the text.
  ///   - token: the label of a token, whose text and image are shown in the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, tokens, placement, prompt, token)
  }
  /// Adds a search field with tokens. The placeholder is localized.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, tokens, placement, Text(prompt), token)
  }
  /// Adds a search field with tokens. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, tokens, placement, Text(prompt), token)
  }
  /// Adds a search field with tokens, which a binding presents.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, tokens, placement, prompt, token)
  }
  /// Adds a search field with tokens, which a binding presents. The placeholder is localized.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, tokens, placement, Text(prompt), token)
  }
  /// Adds a search field with tokens, which a binding presents. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, tokens, placement, Text(prompt), token)
  }
}

nonisolated extension View {
  /// - Parameter suggestedTokens: the suggestions while the search is active, where the app sets no others; a tap adds one.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, tokens, placement, prompt, token)
      .suggesting(suggestedTokens, token)
  }
  /// Adds a search field with tokens and suggested ones. The placeholder is localized.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, tokens, placement, Text(prompt), token)
      .suggesting(suggestedTokens, token)
  }
  /// Adds a search field with tokens and suggested ones. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, tokens, placement, Text(prompt), token)
      .suggesting(suggestedTokens, token)
  }
  /// Adds a search field with tokens and suggested ones, which a binding presents.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, tokens, placement, prompt, token)
      .suggesting(suggestedTokens, token)
  }
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, tokens, placement, Text(prompt), token)
      .suggesting(suggestedTokens, token)
  }
  /// Adds a search field with tokens and suggested ones, which a binding presents. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, tokens, placement, Text(prompt), token)
      .suggesting(suggestedTokens, token)
  }

  private func suggesting<C: RandomAccessCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let suggestions = AnyView(ForEach(tokens.wrappedValue) { token($0).searchCompletion($0) })
    return transformEnvironment(\.searchSuggestions) { $0 = $0 ?? suggestions }
  }
}

nonisolated extension View {
  /// - Parameters:
  ///   - editableTokens: the tokens of the search, in addition to the text.
  ///   - token: the label of a token, which can change the token; its text and image are shown in the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, editableTokens, placement, prompt) { token(editableTokens.element($0)) }
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, editableTokens, placement, Text(prompt)) { token(editableTokens.element($0)) }
  }
  /// Adds a search field with tokens that can be edited. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, nil, editableTokens, placement, Text(prompt)) { token(editableTokens.element($0)) }
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, editableTokens, placement, prompt) { token(editableTokens.element($0)) }
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, editableTokens, placement, Text(prompt)) { token(editableTokens.element($0)) }
  }
  /// Adds a search field with tokens that can be edited, which a binding presents. The placeholder isn't localized.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, editableTokens, placement, Text(prompt)) { token(editableTokens.element($0)) }
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

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// An element by its identity. Once it is removed, reading returns the last value, and writing has no effect.
  fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      reading: { wrappedValue.first { $0.id == element.id } ?? element },
      writing: { new in
        guard let index = wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
        wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
      })
  }
}
