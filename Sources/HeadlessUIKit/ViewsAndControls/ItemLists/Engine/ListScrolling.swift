import Foundation

/// The scrolling of a list to its items.
@MainActor protocol ListScrollPolicy: ListUpdatePolicy {
  associatedtype Position

  /// The item to scroll to and its position, kept until the items around it have their actual sizes.
  var target: (path: IndexPath, position: Position)? { get set }
  /// Scrolls to the target. Returns whether the content moved.
  @discardableResult func moveToTarget() -> Bool
  /// Scrolls the item into view within an orthogonally scrolling section.
  func reveal(_ path: IndexPath, at position: Position)
  func layOut()
}

extension ListScrollPolicy {
  func scroll(to path: IndexPath, at position: Position) {
    // The destination isn't known while the data source is asked for its counts.
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

  /// Traps with UIKit's message if the item doesn't exist. `NSNotFound` as the item means the section, which may be empty.
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
