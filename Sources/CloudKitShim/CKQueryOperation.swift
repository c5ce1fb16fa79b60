/// Finds the records of a query, as ``CKDatabase`` does.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The place at which a query with a limit stopped.
  open class Cursor: NSObject, @unchecked Sendable {
    let query: CKQuery
    let place: Int

    init(_ query: CKQuery, from place: Int) {
      (self.query, self.place) = (query, place)
      super.init()
    }
  }

  /// As many as the server allows: all.
  public class var maximumResults: Int { 0 }

  open var query: CKQuery?
  open var cursor: Cursor?
  /// Stored but unused: queries find the records of all zones.
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  /// Stored but unused: records have all keys.
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func result(on database: CKDatabase) -> () -> Void {
    guard let cursor = cursor ?? query.map({ Cursor($0, from: 0) }) else { return {} }
    let found = Result { try database.matches(of: cursor, limit: resultsLimit) }
    return { [self] in
      switch found {
      case .success(let found):
        for (id, result) in found.matchResults {
          recordMatchedBlock?(id, result)
          if case .success(let record) = result { recordFetchedBlock?(record) }
        }
        queryResultBlock?(.success(found.queryCursor))
        queryCompletionBlock?(found.queryCursor, nil)
      case .failure(let error):
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
      }
    }
  }
}
