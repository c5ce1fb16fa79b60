/// A group of related controls in a row.
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyles) private var styles

  nonisolated init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content(), AnyView(label()))
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), AnyView(Text(titleKey)))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), AnyView(Text(title)))
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content(), AnyView(Label(titleKey, systemImage: systemImage)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content(), AnyView(Label(title, systemImage: systemImage)))
  }

  public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())))
    if let style = styles.last {
      // A group in the body of the style gets the outer style, which avoids an infinite recursion.
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.controlGroupStyles = Array(environment.controlGroupStyles.prefix(count))
      }
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a custom style is applied to; it gets the outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, AnyView(configuration.label))
  }
}
