public import HeadlessUIKit

/// The answers of the calendar. By default it is empty, and the permission hasn't been requested.
public struct CalendarAnswers: StandInAnswers {
  public var authorizationStatus = EKAuthorizationStatus.notDetermined
  /// The user's answer to the permission request.
  public var grantsRequest = false
  public var events: [EKEvent] = []
  public var reminders: [EKReminder] = []

  public init() {}
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKCalendar: NSObject, @unchecked Sendable {
  open var title: String
  open var cgColor: CGColor!
  public let calendarIdentifier = UUID().uuidString
  public init(title: String = "Calendar") {
    self.title = title
    super.init()
  }
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var title: String!
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open private(set) var alarms: [EKAlarm]?
  public let calendarItemIdentifier = UUID().uuidString
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKAlarm: NSObject, @unchecked Sendable {
  /// In seconds; negative before the event.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  public init(absoluteDate date: Date) {
    (relativeOffset, absoluteDate) = (0, date)
    super.init()
  }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { calendarItemIdentifier }
  public init(eventStore: EKEventStore) { super.init() }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var isCompleted = false
  open var priority = 0
  open var dueDateComponents: DateComponents?
  public init(eventStore: EKEventStore) { super.init() }
}

/// The calendar: the events of ``CalendarAnswers``, and those that the app saves, in memory.
open class EKEventStore: NSObject, @unchecked Sendable {
  private var saved: [EKCalendarItem] = []
  private var removed: [EKCalendarItem] = []

  private static func answers() -> CalendarAnswers {
    StandInScope.answers(framework: "EventKit", asked: "for the calendar")
  }

  private static var isGranted: Bool {
    let answers = answers()
    return answers.authorizationStatus == .fullAccess
      || answers.authorizationStatus == .notDetermined && answers.grantsRequest
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    answers().authorizationStatus
  }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    let isGranted = EKEventStore.isGranted
    deliverLater { completion(isGranted, nil) }
  }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  @discardableResult open func requestFullAccessToEvents() async throws -> Bool { EKEventStore.isGranted }
  @discardableResult open func requestFullAccessToReminders() async throws -> Bool { EKEventStore.isGranted }

  open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar() }
  open func defaultCalendarForNewReminders() -> EKCalendar? { EKCalendar(title: "Reminders") }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [EKCalendar()] }

  private func isKept(_ item: EKCalendarItem) -> Bool { !removed.contains { $0 === item } }

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { item, _ in
      guard let event = item as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
      return start < endDate && end > startDate
    }
  }

  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    let all = EKEventStore.answers().events + saved.compactMap { $0 as? EKEvent }
    return all.filter { isKept($0) && predicate.evaluate(with: $0) }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }

  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let all = EKEventStore.answers().reminders + saved.compactMap { $0 as? EKReminder }
    let found = all.filter { isKept($0) && predicate.evaluate(with: $0) }
    deliverLater { completion(found) }
    return NSObject()
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { keep(event) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { keep(reminder) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { removed.append(event) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { removed.append(reminder) }
  open func commit() throws {}
  open func reset() { (saved, removed) = ([], []) }

  private func keep(_ item: EKCalendarItem) {
    removed.removeAll { $0 === item }
    if !saved.contains(where: { $0 === item }) { saved.append(item) }
  }
}

extension EKEventStore {
  @discardableResult public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    try await requestFullAccessToEvents()
  }
  @discardableResult public func requestWriteOnlyAccessToEvents() async throws -> Bool {
    try await requestFullAccessToEvents()
  }
}
