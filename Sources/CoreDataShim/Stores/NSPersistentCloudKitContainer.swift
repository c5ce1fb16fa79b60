/// A container that would mirror its stores in iCloud. Here stores are local and never change remotely.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Has no effect: there is no schema in iCloud.
  public func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
  public func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  public func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  public func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

  /// Never posted.
  public static var eventChangedNotification: Notification.Name {
    Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  }
  public static var eventNotificationUserInfoKey: String { "event" }

  /// A transfer to or from iCloud: there is none here.
  open class Event: NSObject {
    public enum EventType: Int, Sendable { case setup = 0, `import`, export }

    public let identifier = UUID()
    public let storeIdentifier: String
    public let type: EventType
    public let startDate = Date()
    open var endDate: Date? { startDate }
    open var succeeded: Bool { true }
    open var error: (any Error)? { nil }

    init(storeIdentifier: String, type: EventType) {
      (self.storeIdentifier, self.type) = (storeIdentifier, type)
      super.init()
    }
  }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}

/// The options of a store that iCloud mirrors; stored but unused.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}

extension NSPersistentStoreDescription {
  /// Stored but unused: stores are local.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { options["NSPersistentCloudKitContainerOptions"] as? NSPersistentCloudKitContainerOptions }
    set { setOption(newValue, forKey: "NSPersistentCloudKitContainerOptions") }
  }
}
