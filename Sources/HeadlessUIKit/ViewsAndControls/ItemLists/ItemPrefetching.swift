import Foundation

/// Determines the items for which a list's prefetching data source is called: those that become visible next.
///
/// UIKit's distance isn't documented; on iOS 17 it is ten items, in the direction of scrolling, at first downwards. Each item is
/// requested once, and cancelled if the direction changes before it is visible.
struct ItemPrefetching {
  static let reach = 10

  private var asked: Set<IndexPath> = []
  private var lastTop: CGFloat?
  private var movesBack = false

  /// Forgets all requests.
  mutating func forget() {
    asked = []
    lastTop = nil
    movesBack = false
  }

  /// A list has another data source for prefetching, which is asked at the next layout.
  @MainActor mutating func sourceDidChange(of list: UIScrollView) {
    forget()
    list.setNeedsLayout()
  }

  /// The calls for the visible items in `sight`, with these numbers of items in sections.
  ///
  /// - Parameter top: the top of the visible area, in points of the content.
  mutating func changes(
    sight: [IndexPath], top: CGFloat, counts: [Int]
  ) -> (asked: [IndexPath], calledOff: [IndexPath]) {
    if let lastTop, lastTop != top { movesBack = top < lastTop }
    lastTop = top
    asked.subtract(sight)
    guard var path = movesBack ? sight.min() : sight.max() else { return ([], []) }
    var ahead: [IndexPath] = []
    while ahead.count < ItemPrefetching.reach, let next = neighbour(of: path, counts: counts) {
      ahead.append(next)
      path = next
    }
    let fresh = ahead.filter { !asked.contains($0) }
    let left = asked.subtracting(ahead).sorted()
    asked = Set(ahead)
    return (fresh, left)
  }

  private func neighbour(of path: IndexPath, counts: [Int]) -> IndexPath? {
    let step = movesBack ? -1 : 1
    var section = path.section
    if counts.indices.contains(section), (0..<counts[section]).contains(path.item + step) {
      return IndexPath(item: path.item + step, section: section)
    }
    section += step
    while counts.indices.contains(section) {
      if counts[section] > 0 { return IndexPath(item: movesBack ? counts[section] - 1 : 0, section: section) }
      section += step
    }
    return nil
  }
}
