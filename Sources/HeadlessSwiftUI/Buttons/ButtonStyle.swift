/// The properties of a button that a button style receives.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is currently pressed.
  public let isPressed: Bool
}

/// The appearance of buttons with standard interaction: the action is performed on touch up.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
