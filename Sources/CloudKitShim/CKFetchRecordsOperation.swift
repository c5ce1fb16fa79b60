/// Fetches records by their identifiers.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  /// Stored but unused: records have all keys.
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func result(on database: CKDatabase) -> () -> Void {
    let results = Result { try database.fetched(recordIDs ?? []) }
    return { [self] in finish(results) }
  }

  private func finish(_ result: Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) {
    do {
      let results = try result.get()
      for id in recordIDs ?? [] {
        guard let result = results[id] else { continue }
        perRecordProgressBlock?(id, 1)
        perRecordResultBlock?(id, result)
        switch result {
        case .success(let record): perRecordCompletionBlock?(record, id, nil)
        case .failure(let error): perRecordCompletionBlock?(nil, id, error)
        }
      }
      let found = results.compactMapValues { try? $0.get() }
      let error = found.count < results.count ? CKError(.partialFailure) : nil
      fetchRecordsResultBlock?(error.map { .failure($0) } ?? .success(()))
      fetchRecordsCompletionBlock?(found, error)
    } catch {
      fetchRecordsResultBlock?(.failure(error))
      fetchRecordsCompletionBlock?(nil, error)
    }
  }
}
