public import Foundation

/// A change of one object. There is none here: the library never changes.
open class PHObjectChangeDetails<Object: PHObject>: NSObject {
  public let objectBeforeChanges: Object
  /// Nil for a deleted object.
  public let objectAfterChanges: Object?
  public let assetContentChanged: Bool
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
  public let fetchResultBeforeChanges: PHFetchResult<Object>
  public let fetchResultAfterChanges: PHFetchResult<Object>
  /// Whether the differences are known, or the list has to be loaded anew.
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [Object] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [Object] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [Object] { [] }
  open var hasMoves: Bool { false }

  init(before: PHFetchResult<Object>, after: PHFetchResult<Object>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }

  /// Calls nothing: there are no moves.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
