public import Foundation

/// What takes part in the responder chain: views, controllers, windows, the application.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  // MARK: The first responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.shared.current === self }

  /// A view outside of any window can't, yet: it does when it gets into one.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.shared.become(self) }

  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.shared.resign(self) }

  /// The responder is the first one now; the keyboard hasn't been told yet.
  func didBecomeFirstResponder() {}

  // MARK: Touches, presses and motion

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// No selector names a method here, so that the answer is no, unless a subclass says otherwise.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first in the responder chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      candidate = responder.next
    }
    return nil
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Input

  /// What takes the keyboard's place while the responder, or one below it in the chain, is the first one.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard; as with `inputView`, one further up the responder chain counts where there is none.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputContextIdentifier: String? { nil }

  /// Has the keyboard take over another input view, accessory or kind.
  open func reloadInputViews() {
    if isFirstResponder { HostedKeyboard.shared.update() }
  }

  // MARK: Activities

  /// What the person is doing, to hand on elsewhere.
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Keyboard notifications

  // Posted when a text input becomes the first responder, and when it is no longer.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// An `NSValue` with a rectangle, in points of the screen. On Linux it can't be cast to `CGRect`: ask for `cgRectValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with a rectangle, in points of the screen. On Linux it can't be cast to `CGRect`: ask for `cgRectValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber`: seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber`: the raw value of a `UIView.AnimationCurve`, or 7, which has no name.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber`: whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
