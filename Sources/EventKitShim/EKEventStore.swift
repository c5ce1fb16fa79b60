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

  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }

  /// The device's own account, as in a simulator without accounts.
  private let source = EKSource(title: "Default", .local)
  private let eventCalendar: EKCalendar
  private let reminderCalendar: EKCalendar
  private var addedCalendars: [EKCalendar] = []

  public override init() {
    eventCalendar = EKCalendar("Calendar", .event, .systemBlue, source)
    reminderCalendar = EKCalendar("Reminders", .reminder, .systemOrange, source)
    super.init()
    source.store = self
  }

  /// The accounts with calendars.
  open var sources: [EKSource] { [source] }
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    if !addedCalendars.contains(calendar) { addedCalendars.append(calendar) }
    announce()
  }

  /// Removes a calendar and its items.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    addedCalendars.removeAll { $0 === calendar }
    removed += saved.filter { $0.calendar === calendar }
    announce()
  }

  open var defaultCalendarForNewEvents: EKCalendar? { eventCalendar }
  open func defaultCalendarForNewReminders() -> EKCalendar? { reminderCalendar }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    let mask: EKEntityMask = entityType == .event ? .event : .reminder
    return ([eventCalendar, reminderCalendar] + addedCalendars).filter { $0.allowedEntityTypes.contains(mask) }
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    ([eventCalendar, reminderCalendar] + addedCalendars).first { $0.calendarIdentifier == identifier }
  }

  private func isKept(_ item: EKCalendarItem) -> Bool { !removed.contains { $0 === item } }

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    EventPredicate(from: startDate, to: endDate, in: calendars)
  }

  /// The events, and each occurrence of those that recur.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    let all = (EKEventStore.answers().events + saved.compactMap { $0 as? EKEvent }).filter(isKept)
    let found = (predicate as? EventPredicate).map { time in all.flatMap { $0.occurrences(before: time.end) } } ?? all
    return found.filter { predicate.evaluate(with: $0) }
  }

  open func event(withIdentifier identifier: String) -> EKEvent? {
    (EKEventStore.answers().events + saved.compactMap { $0 as? EKEvent })
      .first { isKept($0) && $0.eventIdentifier == identifier }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    let answers = EKEventStore.answers()
    return (answers.events + answers.reminders + saved).first {
      isKept($0) && $0.calendarItemIdentifier == identifier
    }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    predicate(in: calendars) { _ in true }
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    predicate(in: calendars) { !$0.isCompleted && Self.isWithin($0.dueDate, from: startDate, to: endDate) }
  }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    predicate(in: calendars) { $0.isCompleted && Self.isWithin($0.completionDate, from: startDate, to: endDate) }
  }

  private func predicate(
    in calendars: [EKCalendar]?, _ accepts: @escaping @Sendable (EKReminder) -> Bool
  ) -> NSPredicate {
    NSPredicate { item, _ in
      guard let reminder = item as? EKReminder, accepts(reminder) else { return false }
      return reminder.belongs(to: calendars)
    }
  }

  /// Whether a date is between two others, of which nil is no limit; an item without a date is within no limits only.
  private static func isWithin(_ date: Date?, from start: Date?, to end: Date?) -> Bool {
    guard let date else { return start == nil && end == nil }
    return start.map { date >= $0 } ?? true && end.map { date <= $0 } ?? true
  }

  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let all = EKEventStore.answers().reminders + saved.compactMap { $0 as? EKReminder }
    let found = all.filter { isKept($0) && predicate.evaluate(with: $0) }
    deliverLater { completion(found) }
    return NSObject()
  }

  /// Saves an event; the series of one that recurs, whatever the span.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { keep(event.series ?? event) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { keep(reminder) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    if let series = event.series { series.end(at: event.startDate, span) } else { removed.append(event) }
    announce()
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    removed.append(reminder)
    announce()
  }
  open func commit() throws {}
  open func reset() { (saved, removed) = ([], []) }

  private func keep(_ item: EKCalendarItem) {
    removed.removeAll { $0 === item }
    if !saved.contains(where: { $0 === item }) { saved.append(item) }
    item.lastModifiedDate = Date()
    item.creationDate = item.creationDate ?? item.lastModifiedDate
    announce()
  }

  private func announce() {
    deliverLater { [weak self] in NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
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

extension Notification.Name {
  /// Posted after a change of the calendar.
  public static var EKEventStoreChanged: Notification.Name { Notification.Name("EKEventStoreChangedNotification") }
}

/// The time of events that are looked for, up to which those that recur are continued.
private final class EventPredicate: NSPredicate {
  let end: Date

  init(from start: Date, to end: Date, in calendars: [EKCalendar]?) {
    self.end = end
    super.init { item, _ in
      guard let event = item as? EKEvent, let first = event.startDate, let last = event.endDate else { return false }
      return first < end && last > start && event.belongs(to: calendars)
    }
  }

  required init?(coder: NSCoder) { nil }
}
