internal import Foundation
internal import HeadlessUIKit

// The text selection as a binding of the view.

extension TextInputDriver {
  /// Applies the selection to the view. A selection whose indices are outside the text is ignored.
  func select(_ selection: TextSelection?, in view: UIView & UITextInput, text: String) {
    guard let range = selection?.whole, range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex
    else { return }
    let wanted = NSRange(range, in: text)
    guard wanted != view.selectedRange else { return }
    view.selectedRange = wanted
  }

  /// Returns the view's selection; nil if there is none.
  func selection(of view: UIView & UITextInput, text: String) -> TextSelection? {
    guard let range = view.selectedRange, let indices = Range(range, in: text) else { return nil }
    return TextSelection(range: indices)
  }
}

extension UITextInput {
  /// The selection in UTF-16 units; nil if there is none.
  fileprivate var selectedRange: NSRange? {
    get {
      guard let range = selectedTextRange else { return nil }
      return NSRange(
        location: offset(from: beginningOfDocument, to: range.start), length: offset(from: range.start, to: range.end))
    }
    set {
      guard let new = newValue, let start = position(from: beginningOfDocument, offset: new.location),
        let end = position(from: start, offset: new.length)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
