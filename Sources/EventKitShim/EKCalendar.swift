public import HeadlessUIKit

/// A calendar of events, or a list of reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var title: String
  open var cgColor: CGColor!
  /// The account that the calendar belongs to.
  open var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  /// What the calendar contains.
  public let allowedEntityTypes: EKEntityMask
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }

  public init(title: String = "Calendar") {
    self.title = title
    allowedEntityTypes = .event
    super.init()
  }

  /// A new calendar, which isn't in the store before `saveCalendar(_:commit:)`.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    title = ""
    allowedEntityTypes = entityType == .event ? .event : .reminder
    super.init()
  }

  init(_ title: String, _ entityType: EKEntityMask, _ color: UIColor, _ source: EKSource) {
    (self.title, allowedEntityTypes) = (title, entityType)
    super.init()
    (cgColor, self.source) = (color.cgColor, source)
  }
}

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// An account with calendars.
open class EKSource: NSObject, @unchecked Sendable {
  public let title: String
  public let sourceType: EKSourceType
  public let sourceIdentifier = UUID().uuidString
  open var isDelegate: Bool { false }
  weak var store: EKEventStore?

  init(title: String, _ sourceType: EKSourceType) {
    (self.title, self.sourceType) = (title, sourceType)
    super.init()
  }

  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set((store?.calendars(for: entityType) ?? []).filter { $0.source === self })
  }
}

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
