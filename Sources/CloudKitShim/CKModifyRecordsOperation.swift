/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Unused: records in memory have no other author.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  /// Stored but unused: records in memory have no other author.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Stored but unused: either all changes succeed or none does.
  open var isAtomic = true
  /// Stored but unused: there is no server.
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  override func result(on database: CKDatabase) -> () -> Void {
    let done = Result { try database.modify(saving: recordsToSave ?? [], deleting: recordIDsToDelete ?? []) }
    return { [self] in finish(done.map(\.saved)) }
  }

  private func finish(_ result: Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) {
    do {
      let saved = try result.get()
      for record in recordsToSave ?? [] {
        perRecordProgressBlock?(record, 1)
        perRecordSaveBlock?(record.recordID, saved[record.recordID] ?? .success(record))
        perRecordCompletionBlock?(record, nil)
      }
      for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .success(())) }
      modifyRecordsResultBlock?(.success(()))
      modifyRecordsCompletionBlock?(recordsToSave, recordIDsToDelete, nil)
    } catch {
      modifyRecordsResultBlock?(.failure(error))
      modifyRecordsCompletionBlock?(nil, nil, error)
    }
  }
}
