/// A box with a background and a label around related views.
public struct GroupBox<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content
  @Environment(\.groupBoxStyles) private var styles

  nonisolated init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }

  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    if let style = styles.last {
      // A box in the body of the style gets the outer style, which avoids an infinite recursion.
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.groupBoxStyles = Array(environment.groupBoxStyles.prefix(count))
      }
    } else {
      GroupBoxLook(configuration: configuration, hasLabel: Label.self != EmptyView.self)
    }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content()) }
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a custom style is applied to; it gets the outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) { self.init(configuration.label, configuration.content) }
}
