/// The look of a toggle.
@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

/// What such a look is made of.
public struct ToggleStyleConfiguration {
  public struct Label: View {}

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}
