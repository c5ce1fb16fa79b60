// Written by `make generate` from UITableViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension OptionalMethods where Target == any UITableViewDelegate {
  /// Calls `indexPathForPreferredFocusedView(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.call { target.indexPathForPreferredFocusedView(in: tableView) } ?? nil
  }
}
