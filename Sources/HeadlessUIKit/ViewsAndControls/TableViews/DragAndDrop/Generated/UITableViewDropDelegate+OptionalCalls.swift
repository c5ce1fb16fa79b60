// Written by `make generate` from UITableViewDropDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITableViewDropDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDropDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITableViewDropDelegate {
  /// Calls `tableView(_:canHandle:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool {
    callAsFunction(tableView, canHandle: session)!
  }

  /// Calls `tableView(_:dropSessionDidEnter:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    callAsFunction(tableView, dropSessionDidEnter: session)!
  }

  /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    callAsFunction(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)!
  }

  /// Calls `tableView(_:dropSessionDidExit:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    callAsFunction(tableView, dropSessionDidExit: session)!
  }

  /// Calls `tableView(_:dropSessionDidEnd:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    callAsFunction(tableView, dropSessionDidEnd: session)!
  }

  /// Calls `tableView(_:dropPreviewParametersForRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.call { target.tableView(tableView, dropPreviewParametersForRowAt: indexPath) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UITableViewDropDelegate {
  /// Calls `tableView(_:canHandle:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, canHandle: session) }
  }

  /// Calls `tableView(_:dropSessionDidEnter:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, dropSessionDidEnter: session) }
  }

  /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal? {
    OptionalMethod.call {
      target.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `tableView(_:dropSessionDidExit:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, dropSessionDidExit: session) }
  }

  /// Calls `tableView(_:dropSessionDidEnd:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, dropSessionDidEnd: session) }
  }
}
