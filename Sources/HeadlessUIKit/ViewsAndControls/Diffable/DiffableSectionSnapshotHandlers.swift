/// What a diffable data source asks and tells where items of a tree are opened and closed.
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
