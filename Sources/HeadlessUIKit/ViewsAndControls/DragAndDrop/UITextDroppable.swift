/// A text that something would be dropped into.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  /// Always false: drag and drop isn't simulated.
  var isTextDropActive: Bool { get }
}

extension UITextView: UITextDroppable {
  /// Stored but unused: drag and drop isn't simulated.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { textState.dragging.dropDelegate }
    set { textState.dragging.dropDelegate = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { textState.dragging.drop }
  /// Always false: drag and drop isn't simulated.
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDroppable {
  /// Stored but unused: drag and drop isn't simulated.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { fieldState.dragging.dropDelegate }
    set { fieldState.dragging.dropDelegate = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { fieldState.dragging.drop }
  /// Always false: drag and drop isn't simulated.
  public var isTextDropActive: Bool { false }
}
