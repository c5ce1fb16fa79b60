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
