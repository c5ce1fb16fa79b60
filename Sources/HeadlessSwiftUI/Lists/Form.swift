/// A container for groups of controls.
public struct Form<Content: View>: View {
  nonisolated(unsafe) let content: Content
  @Environment(\.formStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let style {
      let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
      AnyView(style.makeBody(configuration: configuration)).transformEnvironment(\.formStyle) { $0 = nil }
    } else {
      ListContainer(content: AnyView(content), selection: nil, isForm: true)
    }
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style that changes another one.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
