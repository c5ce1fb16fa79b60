// Written by `make generate` from UIAccessibilityContainerDataTable.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIAccessibilityContainerDataTable {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var accessibilityHeaderElements: OptionalMethods<any UIAccessibilityContainerDataTable>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIAccessibilityContainerDataTable {
  /// Calls `accessibilityHeaderElements(forRow:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    OptionalMethod.call { target.accessibilityHeaderElements(forRow: row) } ?? nil
  }

  /// Calls `accessibilityHeaderElements(forColumn:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    OptionalMethod.call { target.accessibilityHeaderElements(forColumn: column) } ?? nil
  }
}
