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
