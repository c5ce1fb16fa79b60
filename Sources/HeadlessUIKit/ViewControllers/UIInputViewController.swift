/// A controller whose view replaces the keyboard, or is above it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  open override func loadView() {
    super.loadView()
    // A controller that wasn't loaded from a document is a part of the keyboard.
    guard nibName == nil, type(of: view as UIView) == UIView.self else { return }
    view = UIInputView(frame: view.frame, inputViewStyle: .keyboard)
  }

  /// Stored but unused: the on-screen keyboard is a static picture.
  open var primaryLanguage: String?
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var hasDictationKey = false
  /// Always false: the on-screen keyboard is a static picture.
  open var hasFullAccess: Bool { false }
  /// Always false: the on-screen keyboard is a static picture.
  open var needsInputModeSwitchKey: Bool { false }
  /// The text input that has the focus.
  open var textDocumentProxy: any UITextDocumentProxy { InputDocument() }

  /// Does nothing by default; subclasses override it.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing by default; subclasses override it.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing by default; subclasses override it.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing by default; subclasses override it.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  /// Does nothing: the on-screen keyboard is a static picture.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Dismisses the keyboard.
  open func dismissKeyboard() { FirstResponder.of(self).current?.resignFirstResponder() }
  /// Does nothing: the on-screen keyboard is a static picture.
  open func advanceToNextInputMode() {}
}
