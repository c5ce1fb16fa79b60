/// Ends the presentation of the controller that hosts the content.
@MainActor @preconcurrency public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

  public func callAsFunction() { action() }
}
