import Foundation

/// The state of a diffable data source of either kind of list: the displayed snapshot.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Applies another snapshot, and returns the changes.
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

  /// Applies another snapshot without computing changes.
  mutating func replace(_ new: Snapshot) { snapshot = new.settled }

  /// The index paths of items that a snapshot reconfigures or reloads.
  func reconfigured(by new: Snapshot) -> [IndexPath] {
    new.reconfiguredItemIdentifiers.compactMap { snapshot.path(of: $0) }
  }

  func sectionIdentifier(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// The message with which the data source traps if a provider returns no cell.
  func missingCell(_ source: String, at path: IndexPath, list: String) -> String {
    "\(source) cell provider returned nil for index path \(path) with item identifier "
      + "'\(snapshot.item(at: path).map { "\($0)" } ?? "nil")', which is not allowed. You must always return a "
      + "cell to the \(list) view."
  }
}
