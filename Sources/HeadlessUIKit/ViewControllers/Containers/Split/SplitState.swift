import Foundation

/// What a split controller keeps that isn't public.
@MainActor final class SplitState {
  typealias Column = UISplitViewController.Column

  /// What the app gave each column.
  var columns: [Column: UIViewController] = [:]
  /// What shows each column: the app's controller, or a navigation controller around it.
  var hosts: [Column: UIViewController] = [:]
  /// What holds each column that is visible.
  var wrappers: [Column: UIViewControllerWrapperView] = [:]
  /// Nil until it is known how much room there is.
  var isCollapsed: Bool?
  /// The visible column where there is room for one.
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
