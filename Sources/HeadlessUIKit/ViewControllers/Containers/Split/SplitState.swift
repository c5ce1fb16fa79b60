import Foundation

/// The internal state of a split controller.
@MainActor final class SplitState {
  typealias Column = UISplitViewController.Column

  /// The app's controllers of the columns.
  var columns: [Column: UIViewController] = [:]
  /// The displayed controllers of the columns: the app's, or a navigation controller around it.
  var hosts: [Column: UIViewController] = [:]
  /// The container views of the visible columns.
  var wrappers: [Column: UIViewControllerWrapperView] = [:]
  /// Nil until it is known how much room there is.
  var isCollapsed: Bool?
  /// The visible column if there is only one.
  var collapsedRoot: UIViewController?
  /// The stacks that collapsed columns had, for their return: whose they were, and what was on them.
  var moved: [(column: Column, stack: [UIViewController])] = []
  /// Columns that the app has shown or hidden; nil until it has.
  var chosenMode: UISplitViewController.DisplayMode?
  var shownMode: UISplitViewController.DisplayMode?
  /// The last one in which other columns than the secondary one were seen.
  var modeBefore: UISplitViewController.DisplayMode?
  let dimmingView = UIView()
  var gutters: [UIView] = []
}
