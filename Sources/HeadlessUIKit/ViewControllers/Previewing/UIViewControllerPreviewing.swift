public import Foundation

/// A view whose content can be looked into by a firm press, as `registerForPreviewing(with:sourceView:)` gives it. Stored
/// but unused: force isn't simulated.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recognizer for failure requirements. It is never recognized.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// In points of the source view: what stays sharp while the rest is blurred. Defaults to the view's bounds.
  var sourceRect: CGRect { get set }
}
