import Foundation

/// The views of a table that are on the screen.
@MainActor struct VisibleTableViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Whether any height was measured since the last request.
  var hasHeights = false

  mutating func forgetHeights() { hasHeights = false }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
}
