public import Foundation

/// A change of a batch update, as layouts receive it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Nil for what wasn't there before. A section has the item `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for what isn't there any more.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension ItemUpdates {
  /// The object that layouts receive.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let map = map
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, from: whole($0), to: nil) }
    items += deletedItems.map { .init(.delete, from: $0, to: nil) }
    items += reloadedSections.map { .init(.reload, from: whole($0), to: whole(map.section($0) ?? $0)) }
    items += reloadedItems.map { .init(.reload, from: $0, to: map.item($0)) }
    items += insertedSections.map { .init(.insert, from: nil, to: whole($0)) }
    items += insertedItems.map { .init(.insert, from: nil, to: $0) }
    items += movedSections.map { .init(.move, from: whole($0.0), to: whole($0.1)) }
    items += movedItems.map { .init(.move, from: $0.0, to: $0.1) }
    return items
  }
}
