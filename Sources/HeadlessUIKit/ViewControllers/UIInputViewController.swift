/// A controller whose view takes the keyboard's place.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// Kept without effect: the keyboard isn't painted, and only takes its room.
  open var primaryLanguage: String?
  /// Kept without effect: the keyboard isn't painted, and only takes its room.
  open var hasDictationKey = false
  /// Always false: the keyboard isn't painted, and only takes its room.
  open var hasFullAccess: Bool { false }
  /// Always false: the keyboard isn't painted, and only takes its room.
  open var needsInputModeSwitchKey: Bool { false }
  /// Does nothing: the keyboard isn't painted, and only takes its room.
  open func dismissKeyboard() {}
  /// Does nothing: the keyboard isn't painted, and only takes its room.
  open func advanceToNextInputMode() {}
}
