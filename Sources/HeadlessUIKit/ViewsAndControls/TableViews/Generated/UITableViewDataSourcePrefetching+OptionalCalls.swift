// Written by `make generate` from UITableViewDataSourcePrefetching.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITableViewDataSourcePrefetching {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDataSourcePrefetching>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UITableViewDataSourcePrefetching {
  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    callAsFunction(tableView, cancelPrefetchingForRowsAt: indexPaths)!
  }
}

extension OptionalMethodCalls where Target == any UITableViewDataSourcePrefetching {
  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}
