import Foundation

/// Where a list brings its items.
@MainActor protocol ListScrollPolicy: ListUpdatePolicy {
  associatedtype Position

  /// The item that is to lie in a place, until the items around it have their real sizes.
  var target: (path: IndexPath, position: Position)? { get set }
  /// Whether anything moved.
  @discardableResult func moveToTarget() -> Bool
  /// Brings what contains the item into sight.
  func reveal(_ path: IndexPath, at position: Position)
  func layOut()
}

extension ListScrollPolicy {
  func scroll(to path: IndexPath, at position: Position) {
    // While the data source is asked how much there is, the end to scroll to isn't known.
    guard !state.isDoing(.loading, .committing) else {
      target = (path, position)
      return list.setNeedsLayout()
    }
    prepareIfNeeded()
    checkBounds(path)
    reveal(path, at: position)
    target = (path, position)
    moveToTarget()
    list.setNeedsLayout()
    if list.window != nil || !list.bounds.isEmpty, !isAsking { layOut() }
  }

  /// UIKit's exception for places that aren't there. A section without items is reached by `NSNotFound`.
  private func checkBounds(_ path: IndexPath) {
    guard path.count == 2, counts.indices.contains(path.section) else {
      fatalError(
        "Attempted to scroll the \(words.view) to an out-of-bounds section (\(path.first ?? NSNotFound)) when there are only "
          + "\(counts.count) sections. \(words.title): \(list)")
    }
    let items = counts[path.section]
    if path.item == NSNotFound || (0..<items).contains(path.item) { return }
    if items == 0, path.item == 0, words.firstItemStandsForSection { return }
    fatalError(
      "Attempted to scroll the \(words.view) to an out-of-bounds \(words.item) (\(path.item)) when there are only "
        + "\(items) \(words.items) in section \(path.section). \(words.title): \(list)")
  }
}
