/// An operation on a container or a database. Its callbacks are called on the main queue, after the call that adds it.
open class CKOperation: Operation, @unchecked Sendable {
  /// The settings of an operation. They are stored but unused: there is no network.
  open class Configuration: NSObject, @unchecked Sendable {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() { super.init() }
  }

  public typealias ID = String

  open var configuration: Configuration! = Configuration()
  /// Stored but unused: there is no network.
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  /// Never called: no operation outlives the process.
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  public override init() { super.init() }
}

/// A name for operations that belong together. It is stored but unused: there is no network.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  public let operationGroupID: String = UUID().uuidString
  open var name: String?
  open var quantity = 0
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()

  public override init() { super.init() }
}

/// An operation on a database: a query, or a change. Subclasses of the framework run when they are added to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
  private var answer: (() -> Void)?

  /// Calls the blocks with what the database did; the app's private one if the operation has none.
  open override func main() {
    let run = answer ?? result(on: database ?? CKContainer.default().privateCloudDatabase)
    // The calls keep the operation.
    answer = nil
    run()
  }

  /// Does the operation, and returns the calls of its blocks.
  func result(on database: CKDatabase) -> () -> Void { {} }

  /// The test's answers apply in the call that adds the operation, not to what the main queue does later.
  fileprivate func answer(on database: CKDatabase) {
    self.database = database
    answer = result(on: database)
  }
}

extension CKDatabase {
  /// Runs the operation after the call.
  public func add(_ operation: CKDatabaseOperation) {
    operation.answer(on: self)
    deliverLater { operation.start() }
  }

  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { try fetched(ids) }

  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> Matches { try matches(of: queryCursor, limit: resultsLimit) }

  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    let done = try modify(saving: recordsToSave, deleting: recordIDsToDelete)
    return (done.saved, done.deleted)
  }
}
