public import Foundation

extension UITableView {
  /// Shows the actions that a person's swipe across a row brings up, for tests: those that the delegate has for the row, or
  /// to delete it. False where there are none or the row isn't in sight. Not a part of UIKit.
  ///
  /// - Parameter edge: `.trailing` or `.leading`: where the actions are to stand.
  @discardableResult
  public func showSwipeActions(at indexPath: IndexPath, edge: NSDirectionalRectEdge = .trailing) -> Bool {
    window?.layoutIfNeeded()
    layoutIfNeeded()
    return contents.showSwipe(at: indexPath, isLeading: edge.contains(.leading))
  }

  /// Has the row back in its place, for tests. Not a part of UIKit.
  public func hideSwipeActions() { contents.hideSwipe() }
}

extension UICollectionView {
  /// Shows the actions that a person's swipe across a list's row brings up, for tests: those of the list's providers. False
  /// where there are none or the row isn't in sight. Not a part of UIKit.
  ///
  /// - Parameter edge: `.trailing` or `.leading`: where the actions are to stand.
  @discardableResult
  public func showSwipeActions(at indexPath: IndexPath, edge: NSDirectionalRectEdge = .trailing) -> Bool {
    window?.layoutIfNeeded()
    layoutIfNeeded()
    return contents.showSwipe(at: indexPath, isLeading: edge.contains(.leading))
  }

  /// Has the row back in its place, for tests. Not a part of UIKit.
  public func hideSwipeActions() { contents.hideSwipe() }
}
