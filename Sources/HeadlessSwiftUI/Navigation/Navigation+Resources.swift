// Titles of pages, sections and menus as localized resources, which string catalogs generate. Disfavoured, so that a literal
// stays a key.

nonisolated extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

nonisolated extension NavigationLink where Destination == Never {
  @_disfavoredOverload public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleResource) })
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

nonisolated extension Menu where Label == Text {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

nonisolated extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) } }
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

nonisolated extension Tab where Label == HeadlessSwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), HeadlessSwiftUI.Label(titleResource, systemImage: systemImage), role) }
}

nonisolated extension Tab where Value == Never, Label == HeadlessSwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), HeadlessSwiftUI.Label(titleResource, systemImage: systemImage), role) }
}

nonisolated extension View {
  @_disfavoredOverload public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
  @_disfavoredOverload public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  @_disfavoredOverload public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
  @_disfavoredOverload public func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(labelResource)) }
  @_disfavoredOverload public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueResource)) }
  @_disfavoredOverload public func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hintResource)) }
}
