/// A scene that shows a view in windows.
public struct WindowGroup<Content: View>: Scene {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(makeContent: @escaping () -> Content) { content = makeContent() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var _windowContent: AnyView? { AnyView(content) }
  public typealias Body = Never
}

/// A scene with a single window.
public struct Window<Content: View>: Scene {
  nonisolated(unsafe) let content: Content
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var _windowContent: AnyView? { AnyView(content) }
  public typealias Body = Never
}

/// The settings of a Mac app, which iOS doesn't show.
public struct Settings<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var _windowContent: AnyView? { nil }
  public typealias Body = Never
}

/// An item in a Mac's menu bar, which iOS doesn't show.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == HeadlessSwiftUI.Label<Text, Image> {}
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == HeadlessSwiftUI.Label<Text, Image> {}
  public var _windowContent: AnyView? { nil }
  public typealias Body = Never
}

/// A new document while it is edited.
struct NewDocumentView<Document: FileDocument, Content: View>: View {
  @State var document: Document
  nonisolated(unsafe) let editor: (FileDocumentConfiguration<Document>) -> Content
  var body: some View { editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true)) }
}
