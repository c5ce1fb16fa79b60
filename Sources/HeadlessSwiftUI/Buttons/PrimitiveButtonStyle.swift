/// The properties of a button that a primitive button style receives.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  nonisolated init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// The appearance and the interaction of buttons.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
