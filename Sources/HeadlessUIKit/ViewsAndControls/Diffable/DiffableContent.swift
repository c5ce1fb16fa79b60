import Foundation

/// What a diffable data source of either kind of list knows: the snapshot that is shown.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Takes another snapshot, and says where everything went that was shown before.
  mutating func take(_ new: Snapshot) -> ContentMap {
    let old = snapshot
    snapshot = new.settled
    var places: [Item: IndexPath] = [:]
    for section in 0..<new.numberOfSections {
      for (item, identifier) in new.items(at: section).enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    let sections = new.sectionIdentifiers.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
    let oldSections = old.sectionIdentifiers
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    return ContentMap(
      section: { oldSections.indices.contains($0) ? sections[oldSections[$0]] : nil },
      item: { old.item(at: $0).flatMap { places[$0] } },
      isReloaded: { path in
        if oldSections.indices.contains(path.section), reloadedSections.contains(oldSections[path.section]) {
          return true
        }
        return old.item(at: path).map { reloaded.contains($0) } ?? false
      })
  }

  /// Takes another snapshot that is shown from scratch.
  mutating func replace(_ new: Snapshot) { snapshot = new.settled }

  /// Where the items are that a snapshot wants filled anew.
  func reconfigured(by new: Snapshot) -> [IndexPath] {
    new.reconfiguredItemIdentifiers.compactMap { snapshot.path(of: $0) }
  }

  func sectionIdentifier(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// What the data source stops with where a provider gives no cell.
  func missingCell(_ source: String, at path: IndexPath, list: String) -> String {
    "\(source) cell provider returned nil for index path \(path) with item identifier "
      + "'\(snapshot.item(at: path).map { "\($0)" } ?? "nil")', which is not allowed. You must always return a "
      + "cell to the \(list) view."
  }
}
