import Foundation

extension TableContents {
  /// Called once the rows in sight are in their places.
  func prefetch() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.window != nil else { return }
    let changes = prefetching.changes(
      sight: rowsInSight ?? [], top: table.bounds.minY, counts: geometry.sections.map(\.rows.count))
    if !changes.calledOff.isEmpty {
      OptionalMethod.call { source.tableView(table, cancelPrefetchingForRowsAt: changes.calledOff) }
    }
    if !changes.asked.isEmpty { source.tableView(table, prefetchRowsAt: changes.asked) }
  }
}
