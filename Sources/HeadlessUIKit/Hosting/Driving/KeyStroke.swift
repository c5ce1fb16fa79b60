/// A key of a keyboard beside the device that goes down or up.
package struct KeyStroke {
  /// A character, or one of `UIKeyCommand`'s constants.
  package let input: String
  package let modifiers: UIKeyModifierFlags
  package let isDown: Bool
}

/// Takes keys before the first responder does: a focused responder itself, or the delegate of a text input.
@MainActor package protocol KeyStrokeTaker: AnyObject {
  /// Whether the key is taken, so that it neither types nor goes on.
  func take(_ stroke: KeyStroke) -> Bool
}

extension UIResponder {
  /// What takes keys before this first responder; nil for none.
  var keyStrokeTaker: (any KeyStrokeTaker)? {
    if let taker = self as? any KeyStrokeTaker { return taker }
    return ((self as? UITextField)?.delegate as? any KeyStrokeTaker)
      ?? ((self as? UITextView)?.delegate as? any KeyStrokeTaker)
  }
}
