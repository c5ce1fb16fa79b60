public import Foundation

/// Observes a popover that the user dismisses. Every method is optional.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

// Optional in UIKit.
extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
