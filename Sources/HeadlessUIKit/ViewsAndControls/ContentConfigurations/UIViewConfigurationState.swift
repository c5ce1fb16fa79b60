/// The state of a header, a footer, or another view that isn't a cell.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isDisabled = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isHighlighted = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isSelected = false
  /// Nothing here reads it: it is for the app's own update handler to read.
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
