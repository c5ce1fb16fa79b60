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
