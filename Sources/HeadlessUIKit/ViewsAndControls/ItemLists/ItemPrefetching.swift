import Foundation

/// Asks a table's prefetching data source for the rows that come into sight next.
///
/// How far UIKit looks ahead isn't documented; on iOS 17 it is ten rows, in the direction that the table moves, at first
/// downwards. A row is asked for once, and called off where the table turns round before it is seen.
struct TablePrefetching {
  static let reach = 10

  private var asked: Set<IndexPath> = []
  private var lastTop: CGFloat?
  private var movesUp = false

  /// Everything may be asked for again.
  mutating func forget() {
    asked = []
    lastTop = nil
    movesUp = false
  }

  /// What has to be said about the rows in `sight`, of sections with these numbers of rows.
  ///
  /// - Parameter top: of what is in sight, in points of the content.
  mutating func changes(
    sight: [IndexPath], top: CGFloat, rows: [Int]
  ) -> (asked: [IndexPath], calledOff: [IndexPath]) {
    if let lastTop, lastTop != top { movesUp = top < lastTop }
    lastTop = top
    asked.subtract(sight)
    guard var path = movesUp ? sight.min() : sight.max() else { return ([], []) }
    var ahead: [IndexPath] = []
    while ahead.count < TablePrefetching.reach, let next = neighbour(of: path, rows: rows) {
      ahead.append(next)
      path = next
    }
    let fresh = ahead.filter { !asked.contains($0) }
    let left = asked.subtracting(ahead).sorted()
    asked = Set(ahead)
    return (fresh, left)
  }

  private func neighbour(of path: IndexPath, rows: [Int]) -> IndexPath? {
    let step = movesUp ? -1 : 1
    var section = path.section
    if rows.indices.contains(section), (0..<rows[section]).contains(path.row + step) {
      return IndexPath(row: path.row + step, section: section)
    }
    section += step
    while rows.indices.contains(section) {
      if rows[section] > 0 { return IndexPath(row: movesUp ? rows[section] - 1 : 0, section: section) }
      section += step
    }
    return nil
  }
}

extension TableContents {
  /// Told once the rows in sight are in their places.
  func prefetch() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.window != nil else { return }
    let changes = prefetching.changes(
      sight: rowsInSight ?? [], top: table.bounds.minY, rows: geometry.sections.map(\.rows.count))
    if !changes.calledOff.isEmpty {
      OptionalMethod.call { source.tableView(table, cancelPrefetchingForRowsAt: changes.calledOff) }
    }
    if !changes.asked.isEmpty { source.tableView(table, prefetchRowsAt: changes.asked) }
  }
}
