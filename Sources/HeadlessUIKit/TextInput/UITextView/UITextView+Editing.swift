import Foundation

extension UITextView: EditableText {
  var editedString: NSAttributedString { textState.storage }

  var editedSelection: TextSelection {
    get { textState.selection }
    set { textState.selection = newValue }
  }

  /// The container's padding is subtracted from lines, which isn't documented.
  func selectedRects(of range: NSRange) -> [CGRect] {
    let width = bounds.width - textContainerInset.right - textState.container.lineFragmentPadding - textOrigin.x
    return textState.manager.geometry.rects(of: range, filling: 0...max(width, 0)).map {
      $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
  }
  var showsCaret: Bool { isEditable }

  // MARK: Beginning and end

  func didBeginEditing() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    textState.selection.marked = nil
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes of the text

  /// Like typing on the keyboard: with notifications, and scrolling to the caret.
  func replaceText(_ range: NSRange, with string: String) {
    let range = range.clamped(to: textState.storage.length)
      .withWholeScalars(of: textState.storage.string as NSString)
    let attributes = typingAttributes
    textState.storage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
    textState.selection.marked = nil
    textState.selection.collapse(to: range.location + (string as NSString).length)
    selectionLookDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    if isScrollEnabled, isFirstResponder { _scrollRangeToVisible(textState.selection.range) }
  }

  func select(_ range: NSRange) {
    let range = range.clamped(to: textState.storage.length)
    guard range != textState.selection.range else { return }
    textState.selection.range = range
    textState.typingAttributes = nil
    selectionLookDidChange()
    delegate?.textViewDidChangeSelection(self)
  }
}
