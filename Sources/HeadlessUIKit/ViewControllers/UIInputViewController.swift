/// A controller whose view takes the keyboard's place.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}
