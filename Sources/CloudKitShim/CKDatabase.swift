public import HeadlessObjectiveC

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }
}

/// Records in memory. A query finds the records of its type, in the order in which they were saved: predicates and sort descriptors
/// aren't applied.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

  public let databaseScope: Scope
  private let lock = NSLock()
  private var records: [CKRecord]?
  private var subscriptions: [CKSubscription] = []

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  private func use<R>(_ work: (inout [CKRecord]) throws -> R) throws -> R {
    let answers: CloudAnswers = StandInScope.answers(framework: "CloudKit", asked: "for records")
    if let failure = answers.failure { throw CKError(failure) }
    return try lock.withLock {
      var all = records ?? answers.records
      defer { records = all }
      return try work(&all)
    }
  }

  private func find(_ id: CKRecord.ID) throws -> CKRecord {
    try use { all in
      guard let record = all.first(where: { $0.recordID == id }) else { throw CKError(.unknownItem) }
      return record
    }
  }

  private func keep(_ record: CKRecord) throws -> CKRecord {
    try use { all in
      all.removeAll { $0.recordID == record.recordID }
      all.append(record)
      return record
    }
  }

  private func remove(_ id: CKRecord.ID) throws -> CKRecord.ID {
    try use { all in
      all.removeAll { $0.recordID == id }
      return id
    }
  }

  private func useSubscriptions<R>(_ work: (inout [CKSubscription]) throws -> R) throws -> R {
    // Fails like operations on records, if the test sets an error.
    _ = try use { _ in }
    return try lock.withLock { try work(&subscriptions) }
  }

  private func find(_ id: CKSubscription.ID) throws -> CKSubscription {
    try useSubscriptions { all in
      guard let found = all.first(where: { $0.subscriptionID == id }) else { throw CKError(.unknownItem) }
      return found
    }
  }

  private func keep(_ subscription: CKSubscription) throws -> CKSubscription {
    try useSubscriptions { all in
      all.removeAll { $0.subscriptionID == subscription.subscriptionID }
      all.append(subscription)
      return subscription
    }
  }

  private func removeSubscription(_ id: CKSubscription.ID) throws -> CKSubscription.ID {
    try useSubscriptions { all in
      all.removeAll { $0.subscriptionID == id }
      return id
    }
  }

  private func tell<Value>(
    _ handler: @escaping (Value?, (any Error)?) -> Void, _ work: () throws -> Value
  ) {
    let result = Result { try work() }
    deliverLater {
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }

  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { tell(completionHandler) { try find(recordID) } }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    tell(completionHandler) { try keep(record) }
  }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { tell(completionHandler) { try remove(recordID) } }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { tell(completionHandler) { try use { all in all.filter { $0.recordType == query.recordType } } } }

  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0, completionHandler: @escaping (Result<Matches, any Error>) -> Void
  ) {
    let result = Result { try matches(of: .init(query, from: 0), limit: resultsLimit) }
    deliverLater { completionHandler(result) }
  }
  open func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
    completionHandler: @escaping (Result<Matches, any Error>) -> Void
  ) {
    let result = Result { try matches(of: queryCursor, limit: resultsLimit) }
    deliverLater { completionHandler(result) }
  }
  open func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler: @escaping (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) {
    let result = Result { try fetched(recordIDs) }
    deliverLater { completionHandler(result) }
  }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { try find(recordID) }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { try keep(record) }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try remove(recordID)
  }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> Matches { try matches(of: .init(query, from: 0), limit: resultsLimit) }

  /// The records of a query, and the cursor of those beyond the limit.
  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  )

  /// The records of a query from a place on, and the cursor of the rest.
  func matches(of cursor: CKQueryOperation.Cursor, limit: Int) throws -> Matches {
    let found = try use { all in all.filter { $0.recordType == cursor.query.recordType } }.dropFirst(cursor.place)
    let limited = limit == 0 ? found : found.prefix(limit)
    let rest = limited.count < found.count ? CKQueryOperation.Cursor(cursor.query, from: limited.endIndex) : nil
    return (limited.map { ($0.recordID, .success($0)) }, rest)
  }

  func fetched(_ ids: [CKRecord.ID]) throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try use { _ in }
    return Dictionary(ids.map { id in (id, Result { try find(id) }) }) { $1 }
  }

  func modify(
    saving records: [CKRecord], deleting ids: [CKRecord.ID]
  ) throws -> (saved: [CKRecord.ID: Result<CKRecord, any Error>], deleted: [CKRecord.ID: Result<Void, any Error>]) {
    for record in records { _ = try keep(record) }
    for id in ids { _ = try remove(id) }
    return (
      Dictionary(records.map { ($0.recordID, .success($0)) }) { $1 }, Dictionary(ids.map { ($0, .success(())) }) { $1 }
    )
  }

  // MARK: Subscriptions

  open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    tell(completionHandler) { try useSubscriptions { $0 } }
  }
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { tell(completionHandler) { try find(subscriptionID) } }
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { tell(completionHandler) { try keep(subscription) } }
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) { tell(completionHandler) { try removeSubscription(subscriptionID) } }

  open func allSubscriptions() async throws -> [CKSubscription] { try useSubscriptions { $0 } }
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    try find(subscriptionID)
  }
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    try keep(subscription)
  }
  @discardableResult open func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { try removeSubscription(subscriptionID) }
}
