import Foundation

/// What a text field keeps that isn't public.
@MainActor final class TextFieldState {
  var text = NSMutableAttributedString(string: "")
  var placeholder: NSAttributedString?
  var style = TextFieldStyle()
  /// What the properties say: of an attributed text, what it has at its start. Parts of it without attributes are drawn in
  /// the field's own style.
  var shownStyle: TextFieldStyle { style.takingOver(text) }
  var selection = TextSelection()
  private(set) lazy var dragging = TextDragging()
  /// Made when it is first shown.
  var clearButton: TextFieldClearButton?
  /// Shown while a snapshot asks for it.
  var selectionView: UITextSelectionView?
}
