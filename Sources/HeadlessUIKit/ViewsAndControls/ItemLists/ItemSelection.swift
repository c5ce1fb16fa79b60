import Foundation

/// The items of a list that are selected, in the order in which they were.
struct ItemSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { !paths.isEmpty && paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if !paths.contains(path) { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  mutating func removeAll() { paths = [] }

  mutating func keep(where isKept: (IndexPath) -> Bool) {
    if !paths.isEmpty { paths.removeAll { !isKept($0) } }
  }

  mutating func map(_ change: (IndexPath) -> IndexPath?) { paths = paths.compactMap(change) }
}
