public import Foundation

/// A subscription to the records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID, .query)
  }

  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, options querySubscriptionOptions: Options = []
  ) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: querySubscriptionOptions
    )
  }
}

/// A subscription to all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }
  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
}
