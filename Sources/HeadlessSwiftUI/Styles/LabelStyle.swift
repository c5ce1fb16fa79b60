/// The look of a title with an icon.
@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

/// What such a look is made of.
public struct LabelStyleConfiguration {
  public struct Title: View {}
  public struct Icon: View {}

  public let title: Title
  public let icon: Icon
}
