// Titles as localized resources, which string catalogs generate, of dialogs for a value, search fields, badges and help tags.
// Disfavoured, so that a literal stays a key.

nonisolated extension View {
  /// Presents an alert for a value, with a title that is a localized resource.
  @_disfavoredOverload public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions) }
  /// Presents an alert for a value, with a title that is a localized resource, and a message.
  @_disfavoredOverload public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Presents a dialog for a value, with a title that is a localized resource.
  @_disfavoredOverload public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
  /// Presents a dialog for a value, with a title that is a localized resource, and a message.
  @_disfavoredOverload public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Adds a search field with a prompt that is a localized resource.
  @_disfavoredOverload public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field that a binding presents, with a prompt that is a localized resource.
  @_disfavoredOverload public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// The text at the trailing edge of a row, or at a tab, as a localized resource; nil for none.
  @_disfavoredOverload public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
  /// A help tag as a localized resource, which a pointer shows, and an accessibility hint.
  @_disfavoredOverload public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
