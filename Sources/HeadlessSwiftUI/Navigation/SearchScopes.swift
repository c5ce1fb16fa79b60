internal import HeadlessUIKit

/// The search scopes below a search field.
struct SearchScopes {
  let titles: [String]
  let tags: [AnyHashable?]
  let selection: PickerSelection
  let activation: SearchScopeActivation

  init(_ options: [PickerOption], _ selection: PickerSelection, _ activation: SearchScopeActivation) {
    titles = options.map(\.title)
    tags = options.map(\.tag)
    self.selection = selection
    self.activation = activation
  }

  var selectedIndex: Int? { tags.firstIndex { $0.map(selection.isSelected) ?? false } }

  func select(_ index: Int) {
    guard tags.indices.contains(index), let tag = tags[index] else { return }
    selection.select(tag)
  }
}

/// The tokens before the text of a search field, and the closures that remove and add one.
struct SearchTokens {
  let ids: [AnyHashable]
  let options: [PickerOption]
  let remove: @MainActor (AnyHashable) -> Void
  /// A value of another type than the tokens' isn't added.
  let add: @MainActor (Any) -> Void
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The search scopes for the search fields in the view; nil for none.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the search scopes, which the search bar shows while the search is active.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { scoped(PickerSelection(scope), .automatic, AnyView(scopes())) }
  /// - Parameter activation: when the scopes are shown; with `.automatic`, while the search is active.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { scoped(PickerSelection(scope), activation, AnyView(scopes())) }

  private func scoped(
    _ selection: PickerSelection, _ activation: SearchScopeActivation, _ scopes: AnyView
  ) -> some View {
    nonisolated(unsafe) let (view, selection) = (self, selection)
    return OptionsReader(source: scopes) { options in
      let scopes = SearchScopes(options, selection, activation)
      return AnyView(view.transformEnvironment(\.searchScopes) { $0 = scopes })
    }
  }
}
