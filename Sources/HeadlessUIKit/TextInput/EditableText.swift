internal import Foundation

/// The common implementation of `UITextInput` in text fields and text views: editing, selecting, and text positions. Offsets and
/// ranges are in UTF-16 units, rectangles in points of the view.
///
/// Methods that an app may override are in the classes' bodies, and call this.
@MainActor protocol EditableText: UIView, UITextInput {
  /// The text that is edited.
  var editedString: NSAttributedString { get }
  var editedSelection: TextSelection { get set }
  /// Whether what is inserted replaces the whole text.
  var clearsOnInsertion: Bool { get }

  /// Replaces text as the keyboard does it, and notifies the observers.
  func replaceText(_ range: NSRange, with string: String)
  func rects(of range: NSRange) -> [CGRect]
  /// The rectangles of a selection: lines that continue in the next one extend to the trailing edge.
  func selectedRects(of range: NSRange) -> [CGRect]
  /// Whether text can be typed.
  var showsCaret: Bool { get }
  /// Whether characters are shown as dots.
  var hidesText: Bool { get }
  /// Whether commands change how text looks.
  var editsAttributes: Bool { get }
  func select(_ range: NSRange)
  func offset(closestTo point: CGPoint) -> Int
  /// The character at a point; the line's last one if the point is to the right of the line's text.
  func characterOffset(closestTo point: CGPoint) -> Int
}

extension EditableText {
  private var wholeRange: NSRange { NSRange(location: 0, length: editedString.length) }

  /// The range that typed text replaces.
  private var replacedRange: NSRange { editedSelection.marked ?? editedSelection.range }

  // MARK: Editing

  func _insertText(_ string: String) {
    replaceText(clearsOnInsertion ? wholeRange : replacedRange, with: string)
  }

  func _deleteBackward() {
    let selected = editedSelection.range
    let range = selected.length > 0 ? selected : editedString.string.characterRange(before: selected.location)
    if range.length > 0 { replaceText(range, with: "") }
  }

  /// Inserts text provisionally; `selected` is a range of it.
  func mark(_ string: String, _ selected: NSRange) {
    let range = replacedRange
    replaceText(range, with: string)
    let length = (string as NSString).length
    editedSelection.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    editedSelection.range = NSRange(location: range.location + selected.location, length: selected.length)
      .clamped(to: editedString.length)
  }

  /// Nil for a range that reaches beyond the text.
  func substring(_ range: NSRange) -> String? {
    let whole = editedString.string as NSString
    guard range.location + range.length <= whole.length else { return nil }
    return whole.substring(with: range)
  }

  // MARK: Places

  /// The start of the text, or its end.
  func _position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
    direction.step(isRightToLeft) > 0 ? range.end : range.start
  }

  /// From a position to the text's end in a direction.
  func _characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange {
    TextSpan(from: position, to: _position(within: TextSpan(wholeRange), farthestIn: direction))
  }

  var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  func _selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    TextSelectionBox.boxes(selectedRects(of: range.range), isRightToLeft: isRightToLeft)
  }

  /// The place in a range that is closest to a point.
  func position(closestTo point: CGPoint, within range: NSRange) -> UITextPosition {
    TextOffset(min(max(offset(closestTo: point), range.location), range.location + range.length))
  }

  /// The whole character at a point; nil behind the text.
  func _characterRange(at point: CGPoint) -> UITextRange? {
    let offset = characterOffset(closestTo: point)
    guard offset < editedString.length else { return nil }
    return TextSpan((editedString.string as NSString).rangeOfComposedCharacterSequence(at: offset))
  }
}
