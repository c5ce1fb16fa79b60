/// The text that a keyboard edits, as far as it is accessible.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The text input that has the focus.
final class InputDocument: UITextDocumentProxy {
  private var input: (any UITextInput)? { FirstResponder.ofCode.current as? any UITextInput }

  private func text(_ range: (any UITextInput) -> UITextRange?) -> String? {
    guard let input, let range = range(input) else { return nil }
    return input.text(in: range)
  }

  var documentContextBeforeInput: String? {
    text { input in
      input.selectedTextRange.flatMap { input.textRange(from: input.beginningOfDocument, to: $0.start) }
    }
  }
  var documentContextAfterInput: String? {
    text { input in input.selectedTextRange.flatMap { input.textRange(from: $0.end, to: input.endOfDocument) } }
  }
  var selectedText: String? {
    let selected = text(\.selectedTextRange)
    return selected?.isEmpty == true ? nil : selected
  }

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let place = input.selectedTextRange?.end,
      let target = input.position(from: place, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: target, to: target)
  }
}
