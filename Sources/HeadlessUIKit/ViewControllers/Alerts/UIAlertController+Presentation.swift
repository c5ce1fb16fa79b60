import Foundation

extension UIAlertController: PresentationChoosing {
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    if preferredStyle == .alert {
      return _UIAlertControllerAlertPresentationController(presentedViewController: self, presenting: presenting)
    }
    return _UIAlertControllerActionSheetCompactPresentationController(
      presentedViewController: self, presenting: presenting)
  }

  func willBePresented() {
    let hasOwnContent = values.title != nil || values.message != nil || values.content != nil
    if title == nil, message == nil, actions.isEmpty, fields.isEmpty, !hasOwnContent {
      fatalError("UIAlertController must have a title, a message or an action to display")
    }
  }
}
