import CloudKit
import Testing

/// Operations on a database of records in memory.
@MainActor @Suite struct CloudOperationTests {
  private static func answers(_ count: Int) -> CloudAnswers {
    var answers = CloudAnswers()
    answers.records = (0..<count).map { CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "\($0)")) }
    return answers
  }

  private func queried(_ operation: CKQueryOperation) async throws -> ([String], CKQueryOperation.Cursor?) {
    var names: [String] = []
    operation.recordMatchedBlock = { id, _ in names.append(id.recordName) }
    let cursor: CKQueryOperation.Cursor? = try await withCheckedThrowingContinuation { continuation in
      operation.queryResultBlock = { continuation.resume(with: $0) }
      CKContainer.default().privateCloudDatabase.add(operation)
      #expect(names.isEmpty)
    }
    return (names, cursor)
  }

  @Test func aQueryWithALimitGoesOnAtItsCursor() async throws {
    try await withAnswers(Self.answers(3)) {
      let first = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
      first.resultsLimit = 2
      let (names, cursor) = try await queried(first)
      #expect(names == ["0", "1"])
      let (rest, end) = try await queried(CKQueryOperation(cursor: #require(cursor)))
      #expect(rest == ["2"] && end == nil)
    }
  }

  @Test func changesAreSavedAndDeleted() async throws {
    try await withAnswers(Self.answers(1)) {
      let database = CKContainer.default().privateCloudDatabase
      let new = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "new"))
      let operation = CKModifyRecordsOperation(recordsToSave: [new], recordIDsToDelete: [CKRecord.ID(recordName: "0")])
      try await withCheckedThrowingContinuation { continuation in
        operation.modifyRecordsResultBlock = { continuation.resume(with: $0) }
        database.add(operation)
      }
      let found = try await database.records(
        matching: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
      #expect(found.matchResults.map(\.0.recordName) == ["new"])
    }
  }

  @Test func aMissingRecordIsAPartialFailure() async throws {
    await withAnswers(Self.answers(1)) {
      let operation = CKFetchRecordsOperation(
        recordIDs: [CKRecord.ID(recordName: "0"), CKRecord.ID(recordName: "1")])
      var failed: [String] = []
      operation.perRecordResultBlock = { id, result in
        if case .failure = result { failed.append(id.recordName) }
      }
      let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
        operation.fetchRecordsResultBlock = { continuation.resume(returning: $0) }
        CKContainer.default().privateCloudDatabase.add(operation)
      }
      #expect(failed == ["1"])
      #expect(throws: CKError.self) { try result.get() }
    }
  }
}
