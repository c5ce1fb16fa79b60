/// Shows a page when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// What the link shows.
  enum Target {
    case view(() -> AnyView, Binding<Bool>?)
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.buttonStyleValue) private var style
  @Environment(\.listRowContext) private var row
  @Environment(\.isEnabled) private var isEnabled

  init(_ label: Label, _ target: Target) {
    self.label = label
    self.target = target
  }

  public var body: some View {
    switch target {
    case .view(let destination, let binding):
      let isPresented = binding ?? $isActive
      button { isPresented.wrappedValue = true }
        .modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
    case .value(let value):
      button { if let value { navigation?.append(value) } }
        .disabled(value == nil)
    }
  }

  private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    // Where there is no stack to show the page in, the link can't be used.
    let isUsable = navigation != nil
    return LinkButton(label: AnyView(label), action: action, style: rowStyle)
      .trait(NavigationLinkRowKey.self, isUsable && row != nil)
      .disabled(!isUsable)
  }

  /// In a list the row is the link, and its text isn't tinted.
  private var rowStyle: (any AnyButtonStyle)? {
    guard row != nil, style == nil || style is PlainStyleBox<AutomaticLook> else { return nil }
    return PlainStyleBox(style: LinkRowLook())
  }

  /// Whether the link in the sidebar of a split view changes the detail: it does where the columns stand beside one another.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The key of links among an element's traits, for rows that show an arrow; its value is a `Bool`.
enum NavigationLinkRowKey {}

private struct LinkButton: View {
  let label: AnyView
  let action: @MainActor () -> Void
  let style: (any AnyButtonStyle)?

  var body: some View {
    let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: label, action: action)
    if let style { style.makeView(configuration) } else { AnyView(StyledButton(configuration: configuration)) }
  }
}

/// A row that is a link: text in its own colours; the row shows that it is pressed.
struct LinkRowLook: ButtonStyle, WholeFrameStyle, RowStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.wrapping({ _FadedElement($0) }) { $0.opacity = isEnabled ? 1 : 0.5 }
  }
}
