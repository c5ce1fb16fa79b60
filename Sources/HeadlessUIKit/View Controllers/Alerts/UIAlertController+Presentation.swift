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
    if title == nil, message == nil, actions.isEmpty, fields.isEmpty {
      fatalError("UIAlertController must have a title, a message or an action to display")
    }
  }
}
