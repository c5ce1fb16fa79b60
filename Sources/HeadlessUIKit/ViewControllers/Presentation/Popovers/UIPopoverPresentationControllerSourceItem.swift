public import Foundation

/// What a popover may point at: views and bar button items.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// In points, in the coordinates of `referenceView`.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}
