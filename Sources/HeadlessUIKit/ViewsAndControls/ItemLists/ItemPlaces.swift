import Foundation

/// Finds the positions of sections and items after an update. Lists look up thousands of items: work that is the same for a whole
/// section is done once, and a lookup takes logarithmic time in the number of changes.
final class ItemPlaces {
  /// The positions of the elements that stay. They keep their order and fill the positions that no arriving element takes.
  private struct Places {
    /// In ascending order, without duplicates.
    let leaving: [Int]
    let coming: [Int]

    init(leaving: IndexSet, coming: IndexSet) {
      self.leaving = Array(leaving)
      self.coming = Array(coming)
    }

    /// Returns the new position of an element; nil if the element leaves.
    func place(of index: Int) -> Int? {
      let before = Places.count(leaving.count) { leaving[$0] < index }
      if before < leaving.count, leaving[before] == index { return nil }
      let rank = index - before
      // An arriving element precedes this one if the staying elements before it are at most as many as those before this one.
      return rank + Places.count(coming.count) { coming[$0] - $0 <= rank }
    }

    /// Returns how many integers in `0..<count` fulfil a condition, by binary search: those that do precede those that don't.
    private static func count(_ count: Int, where holds: (Int) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if holds(middle) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private let movedSections: [Int: Int]
  private let movedItems: [IndexPath: IndexPath]
  private let sections: Places
  private var leaving: [Int: IndexSet] = [:]
  private var coming: [Int: IndexSet] = [:]
  /// The items' positions by the section before the update.
  private var items: [Int: Places] = [:]

  init(_ updates: ItemUpdates) {
    movedSections = Dictionary(updates.movedSections, uniquingKeysWith: { first, _ in first })
    movedItems = Dictionary(updates.movedItems, uniquingKeysWith: { first, _ in first })
    sections = Places(
      leaving: updates.deletedSections.union(IndexSet(updates.movedSections.map(\.0))),
      coming: updates.insertedSections.union(IndexSet(updates.movedSections.map(\.1))))
    for path in updates.deletedItems + updates.movedItems.map(\.0) {
      leaving[path.section, default: []].insert(path.item)
    }
    for path in updates.insertedItems + updates.movedItems.map(\.1) {
      coming[path.section, default: []].insert(path.item)
    }
  }

  /// Returns a section's new position; nil if the section was deleted.
  func section(_ section: Int) -> Int? { movedSections[section] ?? sections.place(of: section) }

  /// Returns an item's new position; nil if the item was deleted.
  func item(_ path: IndexPath) -> IndexPath? {
    if let new = movedItems[path] { return new }
    guard let section = section(path.section) else { return nil }
    let places =
      items[path.section] ?? Places(leaving: leaving[path.section] ?? [], coming: coming[section] ?? [])
    items[path.section] = places
    return places.place(of: path.item).map { IndexPath(item: $0, section: section) }
  }
}
