/// The look of a button, and what touches do.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What such a look is made of.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {}

  public let role: ButtonRole?
  public let label: Label

  /// Does nothing: there is no button.
  public func trigger() {}
}
