/// Whether the content is presented.
public struct PresentationMode {
  public private(set) var isPresented = false
  private var action: DismissAction?

  init() {}

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  @MainActor public mutating func dismiss() { action?() }
}
