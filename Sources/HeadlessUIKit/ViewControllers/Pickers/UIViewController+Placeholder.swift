import Foundation

extension UIViewController {
  /// Shows a placeholder for an interface of the system.
  package func showPlaceholder(_ title: String, detail: String? = nil) {
    let shown = view.subviews.lazy.compactMap { $0 as? PlaceholderView }.first ?? PlaceholderView(title: title)
    shown.detail = detail
    if shown.superview == nil {
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
  }
}
