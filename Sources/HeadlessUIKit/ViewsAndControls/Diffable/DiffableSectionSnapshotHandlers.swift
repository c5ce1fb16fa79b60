/// The handlers of a diffable data source for expanding and collapsing items of a tree.
@preconcurrency @MainActor public struct DiffableSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// The children of an item that is being opened, given those that are known.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  public init() {}
}
