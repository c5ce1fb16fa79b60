/// A text that would be dragged from.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  /// Always false: drag and drop isn't simulated.
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

extension UITextView: UITextDraggable {
  /// Stored but unused: drag and drop isn't simulated.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { textState.dragging.dragDelegate }
    set { textState.dragging.dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? { textState.dragging.drag }
  /// Always false: drag and drop isn't simulated.
  public var isTextDragActive: Bool { false }
  /// Stored but unused: drag and drop isn't simulated.
  public var textDragOptions: UITextDragOptions {
    get { textState.dragging.options }
    set { textState.dragging.options = newValue }
  }
}

extension UITextField: UITextDraggable {
  /// Stored but unused: drag and drop isn't simulated.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { fieldState.dragging.dragDelegate }
    set { fieldState.dragging.dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? { fieldState.dragging.drag }
  /// Always false: drag and drop isn't simulated.
  public var isTextDragActive: Bool { false }
  /// Stored but unused: drag and drop isn't simulated.
  public var textDragOptions: UITextDragOptions {
    get { fieldState.dragging.options }
    set { fieldState.dragging.options = newValue }
  }
}
