public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The answers of iCloud. By default there is no account, and databases are empty.
public struct CloudAnswers: StandInAnswers {
  public var accountStatus = CKAccountStatus.noAccount
  /// The initial contents of databases.
  public var records: [CKRecord] = []
  /// The error of every operation on a database; nil if operations succeed.
  public var failure: CKError.Code?

  public init() {}
}

/// The iCloud container of an app.
open class CKContainer: NSObject, @unchecked Sendable {

  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)

  private init(_ identifier: String?) {
    containerIdentifier = identifier
    super.init()
  }

  public convenience init(identifier: String) { self.init(identifier as String?) }
  open class func `default`() -> CKContainer { StandInScope.shared { CKContainer(nil) } }

  private var status: CKAccountStatus {
    let answers: CloudAnswers = StandInScope.answers(framework: "CloudKit", asked: "whether there is an account")
    return answers.accountStatus
  }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    let status = status
    deliverLater { completionHandler(status, nil) }
  }

  open func accountStatus() async throws -> CKAccountStatus { status }

  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    let isThere = status == .available
    deliverLater {
      completionHandler(
        isThere ? CKRecord.ID(recordName: "_user") : nil, isThere ? nil : CKError(.notAuthenticated))
    }
  }
}

extension CKContainer {
  public func userRecordID() async throws -> CKRecord.ID {
    try await withCheckedThrowingContinuation { continuation in
      fetchUserRecordID { record, error in
        continuation.resume(with: record.map { .success($0) } ?? .failure(error ?? CKError(.notAuthenticated)))
      }
    }
  }
}
