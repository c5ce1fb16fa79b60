public import Foundation

/// A language and layout of the keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  /// None: no keyboard is set up here.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Posted by nothing here: no keyboard is set up here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
