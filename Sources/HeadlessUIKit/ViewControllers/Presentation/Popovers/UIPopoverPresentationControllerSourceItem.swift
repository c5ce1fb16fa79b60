public import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    (customView ?? barView).flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: referenceView) }
  }
}

/// The source of a popover: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// In points, in the coordinates of `referenceView`.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}
