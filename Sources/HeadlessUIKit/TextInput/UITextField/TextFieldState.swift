import Foundation

/// The internal state of a text field.
@MainActor final class TextFieldState {
  var text = NSMutableAttributedString(string: "")
  var placeholder: NSAttributedString?
  var style = TextFieldStyle()
  /// The values of the properties: for an attributed text, those at its start. Parts without attributes are drawn in the field's
  /// own style.
  var shownStyle: TextFieldStyle { style.takingOver(text) }
  var selection = TextSelection()
  private(set) lazy var dragging = TextDragging()
  /// Made when it is first shown.
  var clearButton: TextFieldClearButton?
  /// Shown if a snapshot requests it.
  var selectionView: UITextSelectionView?
}
