extension View {
  /// The focus of a search field; UIKit's search bar here has it by `searchable(text:isPresented:)`.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
}
