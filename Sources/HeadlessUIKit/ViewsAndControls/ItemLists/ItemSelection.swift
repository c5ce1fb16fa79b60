import Foundation

/// The items of a list that are selected, in the order in which they were.
struct ItemSelection {
  /// When each was selected: lists ask about one at a time.
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  var paths: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: IndexPath) -> Bool { !order.isEmpty && order[path] != nil }

  mutating func insert(_ path: IndexPath) {
    guard order[path] == nil else { return }
    order[path] = next
    next += 1
  }

  mutating func remove(_ path: IndexPath) { order[path] = nil }

  mutating func removeAll() { order = [:] }

  mutating func keep(where isKept: (IndexPath) -> Bool) {
    if !order.isEmpty { order = order.filter { isKept($0.key) } }
  }

  mutating func map(_ change: (IndexPath) -> IndexPath?) {
    let changed = paths.compactMap(change)
    removeAll()
    for path in changed { insert(path) }
  }
}
