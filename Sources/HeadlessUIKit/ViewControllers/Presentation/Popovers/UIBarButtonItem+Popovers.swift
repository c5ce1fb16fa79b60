public import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    (customView ?? barView).flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: referenceView) }
  }
}
