/// The look of a box.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What such a look is made of.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {}
  public struct Content: View {}

  public let label: Label
  public let content: Content
}
