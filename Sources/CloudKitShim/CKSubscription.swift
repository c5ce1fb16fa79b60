public import Foundation

/// A subscription to notifications. Subscriptions are stored, and no notification is sent.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  /// The content of a notification.
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
