/// The look of progress.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What such a look is made of.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {}
  public struct CurrentValueLabel: View {}

  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}
