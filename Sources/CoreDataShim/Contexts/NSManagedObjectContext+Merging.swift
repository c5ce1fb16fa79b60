/// The changes of a save, by identifiers.
// Unchecked: identifiers are immutable.
struct SaveEvent: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
    (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
  }

  /// Reads a notification, which contains sets of objects, or lists and sets of identifiers or URIs.
  init(_ userInfo: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator?) {
    func ids(_ keys: [String]) -> [NSManagedObjectID] {
      keys.flatMap { key -> [NSManagedObjectID] in
        let members: [Any] =
          switch userInfo[key] {
          case let set as Set<NSManagedObject>: Array(set)
          case let set as Set<NSManagedObjectID>: Array(set)
          case let set as NSSet: set.allObjects
          case let list as [Any]: list
          default: []
          }
        return members.compactMap { member in
          (member as? NSManagedObject)?.objectID ?? member as? NSManagedObjectID
            ?? (member as? URL).flatMap { coordinator?.managedObjectID(forURIRepresentation: $0) }
        }
      }
    }
    inserted = ids([NSInsertedObjectsKey, NSInsertedObjectIDsKey])
    updated = ids([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey])
    deleted = ids([NSDeletedObjectsKey, NSDeletedObjectIDsKey])
  }

  var identifiers: [AnyHashable: Any] {
    [
      NSInsertedObjectIDsKey: Set(inserted), NSUpdatedObjectIDsKey: Set(updated), NSDeletedObjectIDsKey: Set(deleted),
    ]
  }
}

extension NSManagedObjectContext {
  /// Merges the changes that another context saved, from an `NSManagedObjectContextDidSave` notification.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SaveEvent(notification.userInfo ?? [:], persistentStoreCoordinator))
  }

  /// Merges the changes of a batch request: identifiers for `NSInsertedObjectsKey` and its siblings.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      let event = SaveEvent(changeNotificationData, context.persistentStoreCoordinator)
      context.performAndWait { context.merge(event) }
    }
  }

  func merge(_ event: SaveEvent) {
    for id in event.inserted {
      let object = object(with: id)
      if !object.isDeleted { pending.inserted.insert(object) }
    }
    for id in event.updated {
      guard let object = registered[id]?.object, !object.isDeleted else { continue }
      refreshQuietly(object, keepsChanges: true)
      pending.refreshed.insert(object)
    }
    for id in event.deleted {
      guard let object = registered[id]?.object, !object.isDeleted else { continue }
      object.state.isDeleted = true
      updated.removeAll { $0 === object }
      pending.deleted.insert(object)
      registered[id] = nil
    }
    processPendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: event.identifiers)
  }
}
