import Foundation

extension UITextView: EditableText {
  var editedString: NSAttributedString { textState.storage }

  var editedSelection: TextSelection {
    get { textState.selection }
    set { textState.selection = newValue }
  }

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

  /// As the keyboard does it: those who wait for it are told, and the caret is scrolled to.
  func replaceText(_ range: NSRange, with string: String) {
    let range = range.clamped(to: textState.storage.length)
    let attributes = typingAttributes
    textState.storage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
    textState.selection.marked = nil
    textState.selection.collapse(to: range.location + (string as NSString).length)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    if isScrollEnabled, isFirstResponder { scrollTextToVisible(textState.selection.range) }
  }

  func select(_ range: NSRange) {
    let range = range.clamped(to: textState.storage.length)
    guard range != textState.selection.range else { return }
    textState.selection.range = range
    textState.typingAttributes = nil
    delegate?.textViewDidChangeSelection(self)
  }
}
