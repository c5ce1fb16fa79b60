public import HeadlessUIKit

/// A snapshot whose identifiers are objects, as a controller of fetched results hands it out.
///
/// On iOS it is UIKit's, and `as` turns it into a snapshot of Swift's types; here ``asSnapshot()`` does, which the plugin
/// `UIKitSources` writes instead of `as`.
// Unchecked: it isn't changed.
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

  /// The same as a snapshot of Swift's types; identifiers of other types than those asked for are left out.
  public func asSnapshot<Section: Hashable, Item: Hashable>() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in sections {
      // Apps with one section often name it by a number, which a controller without sections calls by its name, "".
      guard let identifier = section.identifier as? Section ?? Int(section.identifier) as? Section else { continue }
      snapshot.appendSections([identifier])
      snapshot.appendItems(section.items.compactMap { $0 as? Item }, toSection: identifier)
    }
    let present = Set(snapshot.itemIdentifiers)
    snapshot.reloadItems(reloaded.compactMap { $0 as? Item }.filter(present.contains))
    return snapshot
  }
}
