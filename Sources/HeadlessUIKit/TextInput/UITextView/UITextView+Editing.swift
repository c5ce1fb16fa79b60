import Foundation

extension UITextView {
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

  func replaceSelection(with string: String) {
    let storage = textState.storage
    let range = textState.selection.marked ?? textState.selection.range
    replaceText(clearsOnInsertion ? NSRange(location: 0, length: storage.length) : range, with: string)
  }

  func deleteBeforeCaret() {
    let selected = textState.selection.range
    let range =
      selected.length > 0 ? selected : textState.storage.string.characterRange(before: selected.location)
    if range.length > 0 { replaceText(range, with: "") }
  }

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

  func mark(_ string: String, _ selected: NSRange) {
    let range = textState.selection.marked ?? textState.selection.range
    replaceText(range, with: string)
    let length = (string as NSString).length
    textState.selection.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    textState.selection.range = NSRange(location: range.location + selected.location, length: selected.length)
      .clamped(to: textState.storage.length)
  }

  func select(_ range: NSRange) {
    let range = range.clamped(to: textState.storage.length)
    guard range != textState.selection.range else { return }
    textState.selection.range = range
    textState.typingAttributes = nil
    delegate?.textViewDidChangeSelection(self)
  }

  func substring(_ range: NSRange) -> String? {
    let whole = textState.storage.string as NSString
    guard range.location + range.length <= whole.length else { return nil }
    return whole.substring(with: range)
  }
}
