import Foundation

/// Finds the places that sections and items have after an update. Lists ask for those of thousands: what is the same for all of a
/// section is found once, and a place takes time that grows with the logarithm of the number of changes.
final class ItemPlaces {
  /// What stays keeps its order and fills the places that nothing else comes to.
  private struct Places {
    /// In ascending order, each once.
    let leaving: [Int]
    let coming: [Int]

    init(leaving: IndexSet, coming: IndexSet) {
      self.leaving = Array(leaving)
      self.coming = Array(coming)
    }

    /// Nil for what leaves.
    func place(of index: Int) -> Int? {
      let before = Places.count(leaving.count) { leaving[$0] < index }
      if before < leaving.count, leaving[before] == index { return nil }
      let rank = index - before
      // What comes stands before where at most as many things stay before it.
      return rank + Places.count(coming.count) { coming[$0] - $0 <= rank }
    }

    /// How many numbers below `count` a condition holds for that holds for the first ones.
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
  /// By the section before the update.
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

  /// Nil for a section that is gone.
  func section(_ section: Int) -> Int? { movedSections[section] ?? sections.place(of: section) }

  /// Nil for an item that is gone.
  func item(_ path: IndexPath) -> IndexPath? {
    if let new = movedItems[path] { return new }
    guard let section = section(path.section) else { return nil }
    let places =
      items[path.section] ?? Places(leaving: leaving[path.section] ?? [], coming: coming[section] ?? [])
    items[path.section] = places
    return places.place(of: path.item).map { IndexPath(item: $0, section: section) }
  }
}
