/// Ends the presentation of the controller that hosts the content.
@MainActor @preconcurrency public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

  public func callAsFunction() { action() }
}

/// Whether the content is presented.
public struct PresentationMode {
  public private(set) var isPresented = false
  private var action: DismissAction?

  init() {}

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  @preconcurrency @MainActor public mutating func dismiss() { action?() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }
}
