/// A request for the history of stores, or for its deletion.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Stored but unused: all transactions after the request's place are results.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open private(set) var token: NSPersistentHistoryToken?
  private let isDeletion: Bool
  private let date: Date?

  private init(_ token: NSPersistentHistoryToken?, _ date: Date?, isDeletion: Bool) {
    (self.token, self.date, self.isDeletion) = (token, date, isDeletion)
    super.init()
    if isDeletion { resultType = .statusOnly }
  }

  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { made(token, nil, isDeletion: false) }
  open class func fetchHistory(after date: Date) -> Self { made(nil, date, isDeletion: false) }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    made(transaction?.token, nil, isDeletion: false)
  }
  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
    let request = made(nil, nil, isDeletion: false)
    request.fetchRequest = fetchRequest
    return request
  }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { made(token, nil, isDeletion: true) }
  open class func deleteHistory(before date: Date) -> Self { made(nil, date, isDeletion: true) }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    made(transaction?.token, nil, isDeletion: true)
  }

  private class func made(_ token: NSPersistentHistoryToken?, _ date: Date?, isDeletion: Bool) -> Self {
    unsafeDowncast(NSPersistentHistoryChangeRequest(token, date, isDeletion: isDeletion), to: Self.self)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw CoreDataError.make(NSPersistentStoreSaveError, "The context has no persistent store coordinator.")
    }
    let all = coordinator.transactions(of: affectedStores)
    if isDeletion {
      coordinator.deleteTransactions { transaction in
        self.date.map { transaction.timestamp < $0 }
          ?? (self.token.map { transaction.transactionNumber < $0.number } ?? false)
      }
      return NSPersistentHistoryResult(true, resultType)
    }
    let found = all.filter { transaction in
      date.map { transaction.timestamp > $0 } ?? (transaction.transactionNumber > token?.number ?? 0)
    }
    let changes = found.flatMap { $0.changes ?? [] }
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: changes.map(\.changedObjectID)
      case .count: found.count
      case .transactionsOnly, .transactionsAndChanges: found
      case .changesOnly: changes
      }
    return NSPersistentHistoryResult(result, resultType)
  }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly
  case objectIDs
  case count
  case transactionsOnly
  case changesOnly
  case transactionsAndChanges
}

open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any, _ type: NSPersistentHistoryResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}
