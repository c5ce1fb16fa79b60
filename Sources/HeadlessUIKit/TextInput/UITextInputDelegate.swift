public import Foundation

/// The receiver of a text input's reports of changes that the keyboard didn't make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called by nothing: no input method, menu, search or data detector works on texts.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called by nothing: no input method, menu, search or data detector works on texts.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called by nothing: no input method, menu, search or data detector works on texts.
  func textDidChange(_ textInput: (any UITextInput)?)
}
