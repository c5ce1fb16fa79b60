import Foundation

/// What a text field keeps that isn't public.
@MainActor final class TextFieldState {
  var text = NSMutableAttributedString(string: "")
  var placeholder: NSAttributedString?
  var style = TextFieldStyle()
  var selection = TextSelection()
  private(set) lazy var dragging = TextDragging()
  /// Made when it is first shown.
  var clearButton: TextFieldClearButton?
  /// Shown while a snapshot asks for it.
  var selectionView: UITextSelectionView?
}
