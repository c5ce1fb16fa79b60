public import Foundation

/// A key of a keyboard as it is pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types with the modifiers that are held.
  public let characters: String
  /// What the key types by itself.
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
