public import Foundation

/// Provides the controller that presents a document's preview, and is notified of previews and menus. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that presents the preview. Without it there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Never called: animations start and end at the whole screen.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Never called: animations start and end at the whole screen.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called: there is no other app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Never called: there is no other app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

// Optional in UIKit.
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { OptionalMethod.missing(UIViewController()) }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    OptionalMethod.missing(.zero)
  }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    OptionalMethod.missing(nil)
  }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    OptionalMethod.missing()
  }
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    OptionalMethod.missing()
  }
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
    OptionalMethod.missing()
  }
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
    OptionalMethod.missing()
  }
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
    OptionalMethod.missing()
  }
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
    OptionalMethod.missing()
  }
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) { OptionalMethod.missing() }
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { OptionalMethod.missing() }
}
