/// The default label of a button with a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  // According to pictures of iOS 26: symbols for `close` and `confirm`, a word for the other roles.
  public var body: some View {
    if role == .close {
      Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    } else if role == .confirm {
      Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    } else {
      Text(role == .cancel ? "Cancel" : "Delete")
    }
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, content: DefaultButtonLabel(role: role))
  }
}
