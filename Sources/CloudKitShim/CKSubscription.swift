public import Foundation

/// What a device would be notified of. Subscriptions are kept, and no notification comes.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  /// What a notification would show.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [String]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var subtitle: String?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var category: String?
    open var collapseIDKey: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(_ id: ID, _ type: SubscriptionType) {
    subscriptionID = id
    subscriptionType = type
    super.init()
  }
}

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
