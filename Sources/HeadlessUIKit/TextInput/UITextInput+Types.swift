public import Foundation

/// Whether three-finger gestures edit a responder's text.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

/// A responder that takes single characters from a keyboard, which appears when it becomes the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A language and layout of the keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  /// Always empty: no keyboards are installed here.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Never posted: there are no installed keyboards.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A position in a text. Text inputs subclass it; this class has no content.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of text between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
