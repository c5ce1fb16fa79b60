import Foundation

// Dismissal by the user.
extension UIPresentationController {
  /// Dismisses the presentation as the user does with a swipe or a tap outside, if the delegate allows it.
  ///
  /// - Returns: whether the presentation is dismissed.
  @discardableResult package func dismissByHand() -> Bool {
    guard !presentedViewController.isBeingDismissed else { return false }
    let delegate = effective.delegate
    guard !presentedViewController.isModalBelow, mayDismiss(delegate) else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in didDismiss(delegate) }
    return true
  }

  /// The delegate's answer; that of popovers' delegates before iOS 13 where it has no newer one.
  private func mayDismiss(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) -> Bool {
    guard let delegate else { return true }
    let answer: Bool? = OptionalMethod.call { delegate.presentationControllerShouldDismiss(self) }
    if let answer { return answer }
    guard let popover = self as? UIPopoverPresentationController,
      let older = delegate as? any UIPopoverPresentationControllerDelegate
    else { return true }
    return older.popoverPresentationControllerShouldDismissPopover(popover)
  }

  private func didDismiss(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
    guard let delegate else { return }
    let isTold: Void? = OptionalMethod.call { delegate.presentationControllerDidDismiss(self) }
    guard isTold == nil, let popover = self as? UIPopoverPresentationController else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerDidDismissPopover(popover)
  }
}

extension UIViewController {
  /// Whether the controller, or one of those that it shows in itself, forbids to be dismissed by hand: Apple's sample
  /// "Disabling pulling down a sheet" sets it on a navigation controller's content.
  var isModalBelow: Bool {
    if isModalInPresentation { return true }
    if let navigation = self as? UINavigationController { return navigation.topViewController?.isModalBelow == true }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.isModalBelow == true }
    return children.contains { $0.isModalBelow }
  }
}
