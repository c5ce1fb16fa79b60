/// The state of a header, a footer, or another view that isn't a cell.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  /// Stored but unused: for the app's own update handler.
  public var isDisabled = false
  /// Stored but unused: for the app's own update handler.
  public var isHighlighted = false
  /// Stored but unused: for the app's own update handler.
  public var isSelected = false
  /// Stored but unused: for the app's own update handler.
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
