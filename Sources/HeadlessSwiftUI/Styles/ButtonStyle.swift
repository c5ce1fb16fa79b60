/// The look of a button.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What such a look is made of.
public struct ButtonStyleConfiguration {
  public struct Label: View {}

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
