public import Foundation

/// Handles drops on a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// Optional in UIKit.
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.missing(true)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { OptionalMethod.missing(UITableViewDropProposal(operation: .cancel)) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMethod.missing(nil) }
}

/// The state of a drop. Never created: drag and drop isn't simulated.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// A dropped item.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  /// In points.
  var previewSize: CGSize { get }
}
