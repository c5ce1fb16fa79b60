// Written by `make generate` from UITableViewDragDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITableViewDragDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDragDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITableViewDragDelegate {
  /// Calls `tableView(_:itemsForAddingTo:at:point:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    callAsFunction(tableView, itemsForAddingTo: session, at: indexPath, point: point)!
  }

  /// Calls `tableView(_:dragPreviewParametersForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.call { target.tableView(tableView, dragPreviewParametersForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:dragSessionWillBegin:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    callAsFunction(tableView, dragSessionWillBegin: session)!
  }

  /// Calls `tableView(_:dragSessionDidEnd:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    callAsFunction(tableView, dragSessionDidEnd: session)!
  }

  /// Calls `tableView(_:dragSessionAllowsMoveOperation:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    callAsFunction(tableView, dragSessionAllowsMoveOperation: session)!
  }

  /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    callAsFunction(tableView, dragSessionIsRestrictedToDraggingApplication: session)!
  }
}

extension OptionalMethodCalls where Target == any UITableViewDragDelegate {
  /// Calls `tableView(_:itemsForAddingTo:at:point:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMethod.call { target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point) }
  }

  /// Calls `tableView(_:dragSessionWillBegin:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, dragSessionWillBegin: session) }
  }

  /// Calls `tableView(_:dragSessionDidEnd:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, dragSessionDidEnd: session) }
  }

  /// Calls `tableView(_:dragSessionAllowsMoveOperation:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, dragSessionAllowsMoveOperation: session) }
  }

  /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session) }
  }
}
