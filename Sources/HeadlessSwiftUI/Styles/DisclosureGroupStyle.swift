/// The look of content that opens.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What such a look is made of.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {}
  public struct Content: View {}

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
