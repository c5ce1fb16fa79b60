public import Foundation

/// An element that is a cell of a table of data.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements are the cells of a table of data.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

// Optional in UIKit.
extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    OptionalMethod.missing(nil)
  }

  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    OptionalMethod.missing(nil)
  }
}
