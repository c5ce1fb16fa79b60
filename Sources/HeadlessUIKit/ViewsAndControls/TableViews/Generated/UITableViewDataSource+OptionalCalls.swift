// Written by `make generate` from UITableViewDataSource.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITableViewDataSource {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var numberOfSections: OptionalMethods<any UITableViewDataSource>? {
    OptionalMethods(self)
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDataSource>? { OptionalMethods(self) }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sectionIndexTitles: OptionalMethods<any UITableViewDataSource>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UITableViewDataSource {
  /// Calls `numberOfSections(in:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> Int {
    callAsFunction(in: tableView)!
  }

  /// Calls `tableView(_:titleForHeaderInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    OptionalMethod.call { target.tableView(tableView, titleForHeaderInSection: section) } ?? nil
  }

  /// Calls `tableView(_:titleForFooterInSection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    OptionalMethod.call { target.tableView(tableView, titleForFooterInSection: section) } ?? nil
  }

  /// Calls `tableView(_:canEditRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    callAsFunction(tableView, canEditRowAt: indexPath)!
  }

  /// Calls `tableView(_:canMoveRowAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    callAsFunction(tableView, canMoveRowAt: indexPath)!
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    callAsFunction(tableView, sectionForSectionIndexTitle: title, at: index)!
  }

  /// Calls `tableView(_:commit:forRowAt:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    callAsFunction(tableView, commit: editingStyle, forRowAt: indexPath)!
  }

  /// Calls `tableView(_:moveRowAt:to:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    callAsFunction(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)!
  }

  /// Calls `sectionIndexTitles(for:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethod.call { target.sectionIndexTitles(for: tableView) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UITableViewDataSource {
  /// Calls `numberOfSections(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMethod.call { target.numberOfSections(in: tableView) }
  }

  /// Calls `tableView(_:canEditRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMethod.call { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }

  /// Calls `tableView(_:commit:forRowAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:moveRowAt:to:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call { target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }
}
