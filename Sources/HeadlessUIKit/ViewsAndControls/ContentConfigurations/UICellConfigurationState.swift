/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// Nothing here reads it: it is for the app's own update handler to read.
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isFocused = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isPinned = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isEditing = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isExpanded = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isSwiped = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var isReordering = false
  /// Nothing here reads it: it is for the app's own update handler to read.
  public var cellDragState = DragState.none
  /// Nothing here reads it: it is for the app's own update handler to read.
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
