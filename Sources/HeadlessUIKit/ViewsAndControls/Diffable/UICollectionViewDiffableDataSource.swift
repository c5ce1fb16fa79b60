public import Foundation

/// A collection view's data source that is given snapshots of the content. Items that stay keep their cells.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Creates a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  /// The trees of sections that were applied as such.
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Becomes the view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let map = content.take(snapshot)
    trees = trees.filter { section, tree in
      snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
    }
    ListMotion.during(animatingDifferences) { show(map) }
    if let collectionView { collectionView.reconfigureItems(at: content.reconfigured(by: snapshot)) }
    ListMotion.end(animatingDifferences) { completion?() }
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    content.replace(snapshot)
    trees = [:]
    collectionView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  open func snapshot() -> Snapshot { content.snapshot }

  /// Applies a section's snapshot; the section is appended if it doesn't exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = content.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    let map = content.take(whole)
    ListMotion.during(animatingDifferences) { show(map) }
    ListMotion.end(animatingDifferences) { completion?() }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// A section's tree; its items without levels where it was applied with the whole.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if content.snapshot.indexOfSection(section) != nil {
      tree.append(content.snapshot.itemIdentifiers(inSection: section))
    }
    return tree
  }

  private func show(_ map: ContentMap) {
    guard let collectionView else { return }
    collectionView.contents.replaceContent(map)
    for (path, cell) in shownListCells(collectionView) { cell.outline = outline(at: path) }
  }

  private func shownListCells(_ view: UICollectionView) -> [(IndexPath, UICollectionViewListCell)] {
    view.contents.visible.compactMap { key, shown in
      (shown as? UICollectionViewListCell).map { (key.path, $0) }
    }
  }

  // MARK: Outlines

  /// The position of an item in its section's tree; nil in sections without one.
  private func outline(at path: IndexPath) -> OutlineState? {
    guard let section = content.sectionIdentifier(at: path.section), let tree = trees[section],
      let item = content.snapshot.item(at: path)
    else { return nil }
    return OutlineState(
      level: tree.level(of: item), isExpanded: tree.isExpanded(item)
    ) { [weak self] in self?.toggle(item, in: section) }
  }

  /// Opens or closes an item's children, as a tap on its disclosure does.
  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var tree = trees[section] else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let provided = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: provided)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: Asking

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.snapshot.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.sectionIdentifier(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.snapshot.items(at: section).count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.snapshot.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      fatalError(content.missingCell("UICollectionViewDiffableDataSource", at: indexPath, list: "collection"))
    }
    if let list = cell as? UICollectionViewListCell { list.outline = outline(at: indexPath) }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let provider = supplementaryViewProvider else { return OptionalMethod.missing(UICollectionReusableView()) }
    // A view that wasn't dequeued stops the process, as nil does on iOS.
    return provider(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath), let canReorder = reorderingHandlers.canReorderItem else {
      return false
    }
    return canReorder(item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let before = content.snapshot
    var after = before
    after.deleteItems([item])
    let section = after.sectionIdentifiers[destinationIndexPath.section]
    let items = after.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < items.count {
      after.insertItems([item], beforeItem: items[destinationIndexPath.item])
    } else {
      after.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: [
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: snapshot(for: section), finalSnapshot: tree(after, section),
          difference: after.itemIdentifiers(inSection: section).difference(
            from: before.itemIdentifiers(inSection: section)))
      ])
    reorderingHandlers.willReorder?(transaction)
    content.replace(after)
    reorderingHandlers.didReorder?(transaction)
  }

  private func tree(
    _ snapshot: Snapshot, _ section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(snapshot.itemIdentifiers(inSection: section))
    return tree
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.missing(IndexPath(item: 0, section: index)) }

  /// The closures for items that are moved by hand.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// The closures for items of a tree that are opened and closed.
  public typealias SectionSnapshotHandlers = DiffableSectionSnapshotHandlers<ItemIdentifierType>
}
