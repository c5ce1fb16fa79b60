import Foundation

/// The notifications of a keyboard that appears, disappears or changes its size.
@MainActor struct KeyboardNotifications {
  /// In points of the screen; nil where the keyboard isn't shown.
  let from: CGRect?
  let to: CGRect?
  let screen: CGRect

  init(from: CGRect?, to: CGRect?, screen: CGRect) {
    self.from = from
    self.to = to
    self.screen = screen
  }

  /// In seconds.
  private static let duration = 0.25
  /// The keyboard's own curve, which has no name.
  private static let curve = 7

  func postWill() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(to == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
  }

  func postDid() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    post(to == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
  }

  private var userInfo: [String: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from ?? below(to)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to ?? below(from)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardNotifications.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardNotifications.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// A keyboard that isn't shown waits below the screen.
  private func below(_ frame: CGRect?) -> CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: frame?.height ?? 0)
  }
}
