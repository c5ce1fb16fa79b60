public import HeadlessUIKit

/// A snapshot whose identifiers are objects, as a fetched results controller passes it.
///
/// On iOS it is UIKit's, and `as` converts it to a snapshot of Swift types; here ``asSnapshot()`` does, which the plugin
/// `UIKitSources` writes instead of `as`.
// Unchecked: it is immutable.
public final class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
  private let sections: [(identifier: String, items: [NSManagedObjectID])]
  private let reloaded: [NSManagedObjectID]

  init(_ sections: [(identifier: String, items: [NSManagedObjectID])], reloaded: [NSManagedObjectID]) {
    (self.sections, self.reloaded) = (sections, reloaded)
  }

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [Any] { sections.map(\.identifier) }
  public var itemIdentifiers: [Any] { sections.flatMap(\.items) }
  public var reloadedItemIdentifiers: [Any] { reloaded }
  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    sections.first { $0.identifier == sectionIdentifier as? String }?.items ?? []
  }
  public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    sections.flatMap(\.items).firstIndex { $0.isEqual(itemIdentifier) } ?? NSNotFound
  }

  /// Returns a snapshot of Swift types, without identifiers of other types.
  public func asSnapshot<Section: Hashable, Item: Hashable>() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in sections {
      // Apps with one section often identify it by a number; a controller without sections identifies it by its name, "".
      guard let identifier = section.identifier as? Section ?? Int(section.identifier) as? Section else { continue }
      snapshot.appendSections([identifier])
      snapshot.appendItems(section.items.compactMap { $0 as? Item }, toSection: identifier)
    }
    let present = Set(snapshot.itemIdentifiers)
    snapshot.reloadItems(reloaded.compactMap { $0 as? Item }.filter(present.contains))
    return snapshot
  }
}
