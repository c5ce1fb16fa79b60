/// A conflict of an object's changes with what another context saved since the object was read.
// Unchecked: it is made and used on the context's queue.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  public let sourceObject: NSManagedObject
  /// The values that the context has.
  public let objectSnapshot: [String: Any]?
  /// The values that the changes are based on.
  public let cachedSnapshot: [String: Any]?
  /// The values that the store has; nil if another context deleted the object.
  public let persistedSnapshot: [String: Any]?
  /// The version of the row in the store; 0 if another context deleted the object.
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  let newer: StoredRow?

  init(_ object: NSManagedObject, newer: StoredRow?) {
    (sourceObject, self.newer) = (object, newer)
    objectSnapshot = object.dictionaryWithValues(forKeys: Array(object.ownEntity.attributesByName.keys))
    (cachedSnapshot, persistedSnapshot) = (object.row?.values, newer?.values)
    (newVersionNumber, oldVersionNumber) = (newer?.version ?? 0, object.row?.version ?? 0)
    super.init()
  }
}
