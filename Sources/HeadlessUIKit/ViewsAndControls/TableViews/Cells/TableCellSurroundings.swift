import Foundation

/// What a cell takes over from the table that shows it.
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
