public import Foundation

/// A key of a keyboard as it is pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters of the key with the pressed modifiers.
  public let characters: String
  /// The characters of the key without modifiers.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, ignoringModifiers: String, _ flags: UIKeyModifierFlags, _ code: UIKeyboardHIDUsage) {
    self.characters = characters
    charactersIgnoringModifiers = ignoringModifiers
    modifierFlags = flags
    keyCode = code
  }
}
