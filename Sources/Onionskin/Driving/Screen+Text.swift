internal import Foundation
public import HeadlessUIKit

extension Screen {
  /// Types into a field: taps the field unless it is being edited, moves the insertion point to the end, and presses a key for
  /// each character.
  ///
  /// - Parameters:
  ///   - text: what to type; a line feed presses the return key.
  ///   - query: the field, by its label, its placeholder or the label beside it.
  /// - Throws: as ``tap(_:count:modifiers:)``, and if editing doesn't begin.
  public func type(_ text: String, into query: ScreenQuery) throws(ScreenProblem) {
    _ = try edit(query)
    try type(text)
  }

  /// Types into the field that is being edited.
  ///
  /// - Throws: if no field is being edited.
  public func type(_ text: String) throws(ScreenProblem) {
    var isTaken = false
    act { isTaken = window.sendText(text) }
    guard isTaken else {
      throw problem(.takesNoText, "Nothing is being edited: \u{201C}\(text)\u{201D} can't be typed.")
    }
    update()
  }

  /// Clears a field, as a user does by selecting everything and pressing the backspace key.
  ///
  /// - Throws: as ``type(_:into:)``.
  public func clear(_ query: ScreenQuery) throws(ScreenProblem) {
    let input = try edit(query)
    input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    if input.selectedTextRange?.isEmpty == false { act { window.sendBackspace() } }
  }

  /// Presses a key.
  ///
  /// - Throws: if return or backspace is pressed and no field is being edited.
  public func press(_ key: ScreenKey) throws(ScreenProblem) {
    switch key {
    case .return:
      if firstResponder is any UIKeyInput { return try type("\n") }
      var command: UIKeyCommand?
      act { command = window.sendKey("\r") }
      if command == nil {
        throw problem(.takesNoText, "Nothing is being edited: the return key can't be pressed.")
      }
    case .delete:
      var isTaken = false
      act { isTaken = window.sendBackspace() }
      guard isTaken else { throw problem(.takesNoText, "Nothing is being edited: no key can be pressed.") }
    case .tab: press("\t", modifiers: [])
    case .escape: press(UIKeyCommand.inputEscape, modifiers: [])
    case .upArrow: press(UIKeyCommand.inputUpArrow, modifiers: [])
    case .downArrow: press(UIKeyCommand.inputDownArrow, modifiers: [])
    case .leftArrow: press(UIKeyCommand.inputLeftArrow, modifiers: [])
    case .rightArrow: press(UIKeyCommand.inputRightArrow, modifiers: [])
    }
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// - Parameters:
  ///   - input: a character, or one of `UIKeyCommand`'s constants.
  ///   - modifiers: the modifier keys that are held down.
  public func press(_ input: String, modifiers: UIKeyModifierFlags) {
    act { window.sendKey(input, modifiers: modifiers) }
  }

  /// Dismisses the keyboard, like the key of an iPad's keyboard; the edited field may refuse to end editing.
  ///
  /// - Throws: if the keyboard stays.
  public func dismissKeyboard() throws(ScreenProblem) {
    // The edited field may be in the input accessory view, which is in the keyboard's window.
    act { for window in windows { _ = window.endEditing(false) } }
    guard HostedKeyboard.current.frame != nil, let stays = firstResponder else { return }
    throw problem(.noEffect, "The keyboard stays: \(ViewName.name(of: stays)) doesn't end editing.")
  }

  /// The first responder, which is being edited; nil if there is none.
  var firstResponder: UIView? { windows.lazy.compactMap { Screen.firstResponder(in: $0) }.first }

  /// The innermost one: a search bar is the first responder when its field is.
  private static func firstResponder(in view: UIView) -> UIView? {
    view.subviews.lazy.compactMap { firstResponder(in: $0) }.first ?? (view.isFirstResponder ? view : nil)
  }

  /// Begins editing a field, with the insertion point at its end.
  private func edit(_ query: ScreenQuery) throws(ScreenProblem) -> any UITextInput {
    let item = try one(query)
    guard let view = item.view else { throw problem(.takesNoText, "\(item.description) takes no text.") }
    if firstResponder?.isDescendant(of: view) != true { try tap(query) }
    guard let responder = firstResponder, responder.isDescendant(of: view) else {
      throw problem(.takesNoText, "\(item.description) didn't begin to be edited when it was tapped.")
    }
    guard let input = responder as? any UITextInput else {
      throw problem(.takesNoText, "\(item.description) takes no text.")
    }
    input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
    return input
  }
}

/// A key of the keyboard that doesn't type a character.
public enum ScreenKey: String, Hashable, Sendable, CaseIterable {
  /// The key at the lower right, such as Return, Go, Search or Done.
  case `return`
  /// The Delete key, which deletes the character before the insertion point.
  case delete
  /// Keys of a hardware keyboard.
  case tab, escape, upArrow, downArrow, leftArrow, rightArrow
}
