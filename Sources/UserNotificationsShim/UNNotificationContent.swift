/// What a notification says. Nothing shows it here.
// Unchecked: the class is open, as Apple's is; its mutable kind is one thread's.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values {
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

  fileprivate var values = Values()

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

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// Which sound a notification has. None is played.
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

  /// - Throws: where there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? url.lastPathComponent : identifier
    self.url = url
    super.init()
  }
}
