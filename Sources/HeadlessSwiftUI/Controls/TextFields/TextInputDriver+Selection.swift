internal import Foundation
internal import HeadlessUIKit

// The selection of text input, as a value of a view's.

extension TextInputDriver {
  /// Selects in the view what the value says; a value of another text, which doesn't fit, is left alone.
  func select(_ selection: TextSelection?, in view: UIView & UITextInput, text: String) {
    guard let range = selection?.whole, range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex
    else { return }
    let wanted = NSRange(range, in: text)
    guard wanted != view.selectedRange else { return }
    view.selectedRange = wanted
  }

  /// The view's selection; nil without one.
  func selection(of view: UIView & UITextInput, text: String) -> TextSelection? {
    guard let range = view.selectedRange, let indices = Range(range, in: text) else { return nil }
    return TextSelection(range: indices)
  }
}

extension UITextInput {
  /// The selection in UTF-16 units; nil without one.
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
