import Foundation

/// The values that a cell gets from its table.
@MainActor struct TableCellSurroundings {
  private let tableReference: ListReference<UITableView>
  /// Whether the cell is the first or the last of its section.
  let isFirst: Bool
  let isLast: Bool

  init(table: UITableView, isFirst: Bool, isLast: Bool) {
    tableReference = ListReference(table)
    self.isFirst = isFirst
    self.isLast = isLast
  }

  var table: UITableView? { tableReference.list }
}
