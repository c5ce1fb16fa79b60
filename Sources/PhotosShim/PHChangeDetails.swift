public import Foundation

/// A change of one object. There is none here: the library never changes.
open class PHObjectChangeDetails<Object: PHObject>: NSObject {
  /// The object before the change.
  public let objectBeforeChanges: Object
  /// Nil for a deleted object.
  public let objectAfterChanges: Object?
  /// Whether the picture or film of an asset changed.
  public let assetContentChanged: Bool
  /// Whether the object was deleted.
  public let objectWasDeleted: Bool

  init(before: Object, after: Object?) {
    objectBeforeChanges = before
    objectAfterChanges = after
    assetContentChanged = false
    objectWasDeleted = after == nil
  }
}

/// A change of a fetch's objects. There is none here: the library never changes.
open class PHFetchResultChangeDetails<Object: PHObject>: NSObject {
  /// The objects before the change.
  public let fetchResultBeforeChanges: PHFetchResult<Object>
  /// The objects after the change.
  public let fetchResultAfterChanges: PHFetchResult<Object>
  /// Whether the differences are known, or the list has to be loaded anew.
  open var hasIncrementalChanges: Bool { false }
  /// Nil: no objects are removed.
  open var removedIndexes: IndexSet? { nil }
  /// Empty: no objects are removed.
  open var removedObjects: [Object] { [] }
  /// Nil: no objects are inserted.
  open var insertedIndexes: IndexSet? { nil }
  /// Empty: no objects are inserted.
  open var insertedObjects: [Object] { [] }
  /// Nil: no objects change.
  open var changedIndexes: IndexSet? { nil }
  /// Empty: no objects change.
  open var changedObjects: [Object] { [] }
  /// False: no objects move.
  open var hasMoves: Bool { false }

  init(before: PHFetchResult<Object>, after: PHFetchResult<Object>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }

  /// Calls nothing: there are no moves.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
