public import Foundation

/// A table's data source that is given snapshots of the content. Items that stay keep their cells.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Called by nothing: animations jump to their end; what they show on their way isn't seen.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let old = current
    current = snapshot.settled
    if let tableView { show(snapshot, insteadOf: old, in: tableView) }
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  open func snapshot() -> Snapshot { current }

  private func show(_ snapshot: Snapshot, insteadOf old: Snapshot, in tableView: UITableView) {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for section in 0..<snapshot.numberOfSections {
      for (row, item) in snapshot.items(at: section).enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    let sections = snapshot.sectionIdentifiers.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
    let oldSections = old.sectionIdentifiers
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    tableView.contents.replaceContent(
      ContentMap(
        section: { oldSections.indices.contains($0) ? sections[oldSections[$0]] : nil },
        item: { old.item(at: $0).flatMap { places[$0] } },
        isReloaded: { path in
          if oldSections.indices.contains(path.section), reloadedSections.contains(oldSections[path.section]) {
            return true
          }
          return old.item(at: path).map { reloaded.contains($0) } ?? false
        }))
    tableView.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] })
  }

  // MARK: Asking

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items(at: section).count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier "
          + "'\(current.item(at: indexPath).map { "\($0)" } ?? "nil")', which is not allowed. You must always return a "
          + "cell to the table view.")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.missing(nil)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.missing(nil)
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(false)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethod.missing(nil) }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.missing(index) }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.missing() }
}
