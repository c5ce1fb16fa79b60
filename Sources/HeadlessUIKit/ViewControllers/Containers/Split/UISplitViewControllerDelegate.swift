/// Observes a split controller, and controls how its columns collapse.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Optional.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Optional: what the display mode's button leads to; `.automatic` for the usual.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Optional: true where the delegate has shown the controller.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Optional: true where the delegate has shown the controller.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Optional: what stays of two columns; nil for the primary one. Of controllers without a column style.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Optional: what the primary column shows again; nil for what it showed. Of controllers without a column style.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Optional: true if the secondary column is to be discarded, or if the delegate has moved it elsewhere. For controllers without
  /// a column style.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Optional: the secondary column again; nil for the usual. Of controllers without a column style.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Optional: the top column in a compact width.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Optional.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Optional.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Optional.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Optional.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Optional.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Optional.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Optional.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

// Optional in UIKit.
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { OptionalMethod.missing() }
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    OptionalMethod.missing(.automatic)
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { OptionalMethod.missing(false) }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { OptionalMethod.missing(false) }
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { OptionalMethod.missing(nil) }
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { OptionalMethod.missing(nil) }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { OptionalMethod.missing(false) }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { OptionalMethod.missing(nil) }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { OptionalMethod.missing(proposedTopColumn) }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { OptionalMethod.missing(proposedDisplayMode) }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalMethod.missing() }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalMethod.missing() }
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    OptionalMethod.missing()
  }
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    OptionalMethod.missing()
  }
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { OptionalMethod.missing(.all) }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { OptionalMethod.missing(.portrait) }
}
