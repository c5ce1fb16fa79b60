/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// Stored but unused: for the app's own update handler.
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Stored but unused: for the app's own update handler.
  public var isFocused = false
  /// Stored but unused: for the app's own update handler.
  public var isPinned = false
  /// Stored but unused: for the app's own update handler.
  public var isEditing = false
  /// Stored but unused: for the app's own update handler.
  public var isExpanded = false
  /// Stored but unused: for the app's own update handler.
  public var isSwiped = false
  /// Stored but unused: for the app's own update handler.
  public var isReordering = false
  /// Stored but unused: for the app's own update handler.
  public var cellDragState = DragState.none
  /// Stored but unused: for the app's own update handler.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
