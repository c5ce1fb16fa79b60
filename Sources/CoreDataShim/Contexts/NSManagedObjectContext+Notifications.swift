/// The user info keys of objects in notifications of contexts.
public var NSInsertedObjectsKey: String { "inserted" }
public var NSUpdatedObjectsKey: String { "updated" }
public var NSDeletedObjectsKey: String { "deleted" }
public var NSRefreshedObjectsKey: String { "refreshed" }
public var NSInvalidatedObjectsKey: String { "invalidated" }
public var NSInvalidatedAllObjectsKey: String { "invalidatedAll" }
/// The user info keys of identifiers, in the notifications with object IDs.
public var NSInsertedObjectIDsKey: String { "inserted_objectIDs" }
public var NSUpdatedObjectIDsKey: String { "updated_objectIDs" }
public var NSDeletedObjectIDsKey: String { "deleted_objectIDs" }

extension NSNotification.Name {
  public static var NSManagedObjectContextObjectsDidChange: Self {
    Self("NSObjectsChangedInManagingContextNotification")
  }
  public static var NSManagedObjectContextWillSave: Self { Self("NSManagedObjectContextWillSaveNotification") }
  public static var NSManagedObjectContextDidSave: Self { Self("NSManagingContextDidSaveChangesNotification") }
  public static var NSManagedObjectContextDidSaveObjectIDs: Self {
    Self("NSManagedObjectContextDidSaveObjectIDsNotification")
  }
  public static var NSManagedObjectContextDidMergeChangesObjectIDs: Self {
    Self("NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  }
  public static var NSPersistentStoreCoordinatorStoresDidChange: Self {
    Self("NSPersistentStoreCoordinatorStoresDidChange")
  }
  /// Posted for the saves of this process alone: no other process changes the stores.
  public static var NSPersistentStoreRemoteChange: Self { Self("NSPersistentStoreRemoteChangeNotification") }
}

extension NSManagedObjectContext {
  public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
  public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  public static var didSaveObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidSaveObjectIDs }
  public static var didMergeChangesObjectIDsNotification: Notification.Name {
    .NSManagedObjectContextDidMergeChangesObjectIDs
  }

  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}
