import Foundation

/// The view of a split controller: its layout is the controller's.
final class _UISplitViewControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (core.viewController as? UISplitViewController)?.layOutColumns()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
