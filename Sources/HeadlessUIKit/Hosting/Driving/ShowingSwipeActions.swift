public import Foundation

extension UITableView {
  /// Reveals the swipe actions of a row, as the user does, for tests: those of the delegate, or the one to delete it. False if
  /// there are none or the row isn't visible. Not a part of UIKit.
  ///
  /// - Parameter edge: `.trailing` or `.leading`: the edge with the actions.
  @discardableResult
  public func showSwipeActions(at indexPath: IndexPath, edge: NSDirectionalRectEdge = .trailing) -> Bool {
    window?.layoutIfNeeded()
    layoutIfNeeded()
    return contents.showSwipe(at: indexPath, isLeading: edge.contains(.leading))
  }

  /// Hides the swipe actions, for tests. Not a part of UIKit.
  public func hideSwipeActions() { contents.hideSwipe() }
}

extension UICollectionView {
  /// Reveals the swipe actions of a list's row, as the user does, for tests: those of the list's providers. False if there are none
  /// or the row isn't visible. Not a part of UIKit.
  ///
  /// - Parameter edge: `.trailing` or `.leading`: the edge with the actions.
  @discardableResult
  public func showSwipeActions(at indexPath: IndexPath, edge: NSDirectionalRectEdge = .trailing) -> Bool {
    window?.layoutIfNeeded()
    layoutIfNeeded()
    return contents.showSwipe(at: indexPath, isLeading: edge.contains(.leading))
  }

  /// Hides the swipe actions, for tests. Not a part of UIKit.
  public func hideSwipeActions() { contents.hideSwipe() }
}
