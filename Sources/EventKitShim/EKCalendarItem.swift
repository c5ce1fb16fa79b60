public import HeadlessUIKit

open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var title: String!
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open internal(set) var alarms: [EKAlarm]?
  open internal(set) var calendarItemIdentifier = UUID().uuidString
  /// How the item recurs; EventKit takes one rule.
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  /// False: EventKit can't invite people.
  open var hasAttendees: Bool { false }
  open var timeZone: TimeZone?
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

  /// Whether the item is in one of some calendars, of which nil are all. One without a calendar is in the default calendar.
  func belongs(to calendars: [EKCalendar]?) -> Bool {
    guard let calendars, let calendar else { return true }
    return calendars.contains { $0 === calendar }
  }

  open internal(set) var creationDate: Date?
  open internal(set) var lastModifiedDate: Date?
}

open class EKAlarm: NSObject, @unchecked Sendable {
  /// In seconds; negative before the event.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?
  /// The place that the alarm belongs to. Stored: no alarm fires here.
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  public init(absoluteDate date: Date) {
    (relativeOffset, absoluteDate) = (0, date)
    super.init()
  }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Setting it sets the date of the completion, too.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
  }
  open var completionDate: Date?
  /// From 1, the highest, to 9; 0 for none.
  open var priority = 0
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  public init(eventStore: EKEventStore) { super.init() }

  /// The time of the due date's components.
  var dueDate: Date? { dueDateComponents.flatMap { ($0.calendar ?? .current).date(from: $0) } }
}

/// The names of a reminder's priorities.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
