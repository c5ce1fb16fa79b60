import Foundation

extension UIViewController {
  /// Shows a split controller's secondary column on top of this one, in the single stack.
  func _collapseSecondaryViewController(_ secondary: UIViewController, for split: UISplitViewController) {
    guard let navigation = self as? UINavigationController else { return }
    if split.split.hosts[.secondary] !== secondary {
      split.split.hosts[.secondary] = secondary
      split.split.columns[.secondary] = secondary
    }
    split.stack([.secondary], onto: navigation)
  }
}
