/// The content of a notification. It isn't displayed here.
// Unchecked: the class is open, as Apple's is; its mutable subclass is used on one thread.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var title = "", subtitle = "", body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = "", categoryIdentifier = "", threadIdentifier = ""
    var summaryArgument = ""
    var summaryArgumentCount = 1
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var userInfo: [AnyHashable: Any] = [:]
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  var values = Values()

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var launchImageName: String { values.launchImageName }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var attachments: [UNNotificationAttachment] { values.attachments }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  open var relevanceScore: Double { values.relevanceScore }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The sound of a notification. It isn't played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public let name: UNNotificationSoundName?

  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  private override init() {
    name = nil
    super.init()
  }

  open class var `default`: UNNotificationSound { UNNotificationSound() }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  /// - Throws: an error if the file doesn't exist.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? url.lastPathComponent : identifier
    self.url = url
    super.init()
  }
}
