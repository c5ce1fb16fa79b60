/// A button that shows a menu.
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  let primaryAction: (@MainActor () -> Void)?

  nonisolated init(_ label: Label, _ content: Content, primaryAction: (@MainActor () -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(label(), content(), primaryAction: primaryAction) }

  public var body: some View {
    StyledMenu(
      configuration: MenuStyleConfiguration(
        label: AnyView(label), content: AnyView(content), primaryAction: primaryAction),
      plain: AnyView(plain))
  }

  private var plain: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(label), action: primaryAction ?? {})
    )
    .overlay { MenuButton(content: AnyView(content), primaryAction: primaryAction) }
    .namingControl()
  }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(Text(title), content()) }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(Text(titleKey), content(), primaryAction: primaryAction) }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(Text(title), content(), primaryAction: primaryAction) }
}

nonisolated extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), content())
  }
}

/// A menu with type-erased label and content.
@MainActor protocol AnyMenu {
  var menuLabel: AnyView { get }
  var menuContent: AnyView { get }
}

extension Menu: AnyMenu {
  var menuLabel: AnyView { AnyView(label) }
  var menuContent: AnyView { AnyView(content) }
}
