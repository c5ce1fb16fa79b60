/// The transactions of a coordinator's stores, in the memory of the process.
struct PersistentHistory {
  private(set) var transactions: [NSPersistentHistoryTransaction] = []
  private var last: Int64 = 0

  mutating func record(_ changes: [RowChange], in store: NSPersistentStore, _ origin: SaveOrigin) {
    last += 1
    transactions.append(NSPersistentHistoryTransaction(last, store, changes, origin))
  }

  mutating func delete(where isOld: (NSPersistentHistoryTransaction) -> Bool) { transactions.removeAll(where: isOld) }

  var current: NSPersistentHistoryToken? { last == 0 ? nil : NSPersistentHistoryToken(last) }
}

extension NSPersistentStore {
  func has(_ option: String) -> Bool {
    let value = options?[option]
    return value as? Bool ?? (value as? NSNumber)?.boolValue ?? (value is NSDictionary)
  }
}

extension NSPersistentStoreCoordinator {
  /// The place after the last transaction; nil if there is none.
  public func currentPersistentHistoryToken(fromStores stores: [NSPersistentStore]?) -> NSPersistentHistoryToken? {
    currentToken
  }
}
