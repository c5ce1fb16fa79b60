extension UIAlertController {
  /// Does what a tap on an action's button does on iOS: dismisses the alert, and calls the action's handler once that is
  /// over. UIKit has no such method; it is here for tests, which have no finger.
  ///
  /// - Returns: whether the alert has the action and it is enabled.
  @discardableResult public func performTap(on action: UIAlertAction) -> Bool {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return false }
    guard presentingViewController != nil else {
      action.handler?(action)
      return true
    }
    dismiss(animated: true) { action.handler?(action) }
    return true
  }

  /// The same, for the first action with a title.
  @discardableResult public func performTap(onActionTitled title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    return performTap(on: action)
  }
}
