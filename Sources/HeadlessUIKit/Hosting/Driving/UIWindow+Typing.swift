import Foundation

extension UIWindow {
  /// Types into the first responder as the user does at the keyboard, for tests: delegates are called for every character. A line
  /// feed presses the return key. False if the first responder takes no text. Not a part of UIKit.
  @discardableResult public func sendText(_ text: String) -> Bool {
    guard let input = keyInput else { return false }
    for character in text { TypedKey.press(character, in: input) }
    updateScreen()
    return true
  }

  /// Presses the keyboard's backspace key, for tests. Not a part of UIKit.
  @discardableResult public func sendBackspace() -> Bool {
    guard let input = keyInput else { return false }
    TypedKey.backspace(in: input)
    updateScreen()
    return true
  }

  /// Includes responders in a bar above the keyboard, which is in a window of the system.
  private var keyInput: (any UIKeyInput)? {
    let responder = app.firstResponder.current
    if let window = (responder as? UIView)?.window, window !== self, !window.isSystems { return nil }
    return responder as? any UIKeyInput
  }
}

/// The effect of a key on the edited text, with the delegates' calls, for keys of the screen and of a hardware keyboard.
@MainActor enum TypedKey {
  /// A line feed is the return key.
  static func press(_ character: Character, in input: any UIKeyInput) {
    if character.isNewline, let field = input as? UITextField { return field.returnWasPressed() }
    let string = String(character)
    if let text = input as? any UITextInput, let selection = text.selectedTextRange,
      !text.shouldChangeText(in: selection, replacementText: string)
    {
      return
    }
    input.insertText(string)
  }

  static func backspace(in input: any UIKeyInput) {
    guard let text = input as? any UITextInput, let selection = text.selectedTextRange else {
      return input.deleteBackward()
    }
    var range = selection
    if range.isEmpty, let before = text.position(from: range.start, offset: -1) {
      range = text.textRange(from: before, to: range.end) ?? range
    }
    if text.shouldChangeText(in: range, replacementText: "") { input.deleteBackward() }
  }
}
