public import Foundation

/// The receiver of a text input's reports of changes that the keyboard didn't make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Never called: input methods, text menus, search and data detectors aren't simulated.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Never called: input methods, text menus, search and data detectors aren't simulated.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Never called: input methods, text menus, search and data detectors aren't simulated.
  func textDidChange(_ textInput: (any UITextInput)?)
}
