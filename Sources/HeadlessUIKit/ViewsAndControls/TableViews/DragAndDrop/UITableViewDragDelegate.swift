public import Foundation

/// Provides the items that are dragged from a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Never called: drag and drop isn't simulated.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Never called: drag and drop isn't simulated.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Never called: drag and drop isn't simulated.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Never called: drag and drop isn't simulated.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

// Optional in UIKit.
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { OptionalMethod.missing([]) }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMethod.missing(nil) }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethod.missing()
  }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethod.missing()
  }
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    OptionalMethod.missing(true)
  }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalMethod.missing(false) }
}

// In UIKit, a row opens when a drag rests on it.

extension UITableView: UISpringLoadedInteractionSupporting {}
