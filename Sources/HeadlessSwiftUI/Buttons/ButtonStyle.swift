/// The look of buttons that act as the system's do: when a finger leaves them.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
