/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's label, whatever its type is.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The look of buttons that act as the system's do: when a finger leaves them.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
