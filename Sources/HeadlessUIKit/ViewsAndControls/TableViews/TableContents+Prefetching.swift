import Foundation

extension TableContents {
  /// Called after the visible rows were placed.
  func prefetch() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.window != nil else { return }
    let changes = state.prefetching.changes(
      sight: itemsInSight, top: table.bounds.minY, counts: counts)
    if !changes.calledOff.isEmpty {
      OptionalMethod.call { source.tableView(table, cancelPrefetchingForRowsAt: changes.calledOff) }
    }
    if !changes.asked.isEmpty { source.tableView(table, prefetchRowsAt: changes.asked) }
  }
}
