public import Foundation

/// Whether gestures of three fingers edit a responder's text.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

/// What takes single characters from a keyboard. As the first responder it brings the keyboard up.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A language and layout of the keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  /// None: no keyboard is set up here.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Posted by nothing here: no keyboard is set up here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A place in a text. Text inputs make their own; for others it has no content.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A stretch of a text, between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
