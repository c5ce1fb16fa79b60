/// The changes in a context since its last notification.
struct PendingChanges {
  /// The changes that undo reverts.
  enum Step {
    case insertion(NSManagedObject)
    case deletion(NSManagedObject, NSManagedObject.State)
    case change(NSManagedObject, key: String, value: Any?, wasChanged: Bool)
  }

  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  /// Deleted objects whose delete rules haven't been applied yet.
  var waitingDeletions: [NSManagedObject] = []
  /// The previous values of keys.
  var before: [ObjectIdentifier: [String: Any]] = [:]
  var undo: [Step] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  /// The changes as notifications report them; a deleted object is only listed as deleted.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    func add(_ objects: Set<NSManagedObject>, _ key: String) { if !objects.isEmpty { info[key] = objects } }
    add(inserted.subtracting(deleted), NSInsertedObjectsKey)
    add(updated.subtracting(inserted).subtracting(deleted), NSUpdatedObjectsKey)
    add(deleted, NSDeletedObjectsKey)
    add(refreshed.subtracting(deleted).subtracting(updated).subtracting(inserted), NSRefreshedObjectsKey)
    return info
  }
}
