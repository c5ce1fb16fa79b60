/// A change of an object in a transaction.
// Unchecked: it isn't changed once it is made.
open class NSPersistentHistoryChange: NSObject, NSCopying, @unchecked Sendable {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  /// Nil: no attribute is kept of deleted objects.
  open var tombstone: [AnyHashable: Any]? { nil }
  open private(set) weak var transaction: NSPersistentHistoryTransaction?
  public let updatedProperties: Set<NSPropertyDescription>?

  init(_ number: Int64, _ change: RowChange, _ transaction: NSPersistentHistoryTransaction) {
    (changeID, changedObjectID, self.transaction) = (number, change.id, transaction)
    changeType = change.kind == .insert ? .insert : change.kind == .update ? .update : .delete
    let keys = Array(change.values.keys) + Array(change.related.keys)
    let properties = change.id.entity.propertiesByName
    updatedProperties = change.kind == .update ? Set(keys.compactMap { properties[$0] }) : nil
    super.init()
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
