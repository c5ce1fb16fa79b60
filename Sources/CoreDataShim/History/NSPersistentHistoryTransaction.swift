/// A place in the history of a coordinator's stores.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let number: Int64

  init(_ number: Int64) {
    self.number = number
    super.init()
  }

  public required init?(coder: NSCoder) {
    number = coder.decodeInt64(forKey: "number")
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
  open override var hash: Int { number.hashValue }
}

/// A save, in the history of a store with the option `NSPersistentHistoryTrackingKey`.
// Unchecked: it isn't changed once it is made.
open class NSPersistentHistoryTransaction: NSObject, NSCopying, @unchecked Sendable {
  public let timestamp: Date
  open private(set) var changes: [NSPersistentHistoryChange]?
  public let transactionNumber: Int64
  public let storeID: String
  public let contextName: String?
  public let author: String?
  open var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  open var processID: String { "\(ProcessInfo.processInfo.processIdentifier)" }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken(transactionNumber) }

  init(_ number: Int64, _ store: NSPersistentStore, _ changes: [RowChange], _ origin: SaveOrigin) {
    (timestamp, transactionNumber, storeID) = (Date(), number, store.identifier)
    (contextName, author) = (origin.contextName, origin.author)
    super.init()
    self.changes = changes.enumerated().map { NSPersistentHistoryChange(Int64($0 + 1), $1, self) }
  }

  /// A notification for `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update), NSDeletedObjectIDsKey: ids(.delete),
      ])
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

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

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert
  case update
  case delete
}

/// What saves changes.
struct SaveOrigin {
  var contextName: String?
  var author: String?
}
