import Foundation

/// What a cell takes over from the table that shows it.
@MainActor struct TableCellSurroundings {
  weak var table: UITableView?
  /// Whether the cell is the first or the last of its section.
  let isFirst: Bool
  let isLast: Bool
}
