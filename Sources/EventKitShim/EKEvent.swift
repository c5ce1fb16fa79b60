public import HeadlessUIKit

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  /// The event's place with its coordinate. Setting it sets `location` to its title, as in EventKit.
  open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title } }
  /// Stored: the calendars in memory are those of an account that supports all.
  open var availability = EKEventAvailability.busy
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// The time of an occurrence by its rule.
  open var occurrenceDate: Date! { startDate }
  /// The event that recurs, of one of its occurrences.
  private(set) var series: EKEvent?
  private var removedDates: Set<Date> = []

  public init(eventStore: EKEventStore) { super.init() }
  private override init() { super.init() }

  /// The event itself, or its occurrences that begin before a time.
  func occurrences(before end: Date) -> [EKEvent] {
    guard let rule = recurrenceRules?.first, let startDate, let endDate else { return [self] }
    return rule.occurrences(from: startDate, before: end).filter { !removedDates.contains($0) }.map { date in
      let event = EKEvent()
      event.series = self
      (event.title, event.notes, event.location, event.url) = (title, notes, location, url)
      (event.calendar, event.alarms, event.isAllDay) = (calendar, alarms, isAllDay)
      (event.calendarItemIdentifier, event.recurrenceRules) = (calendarItemIdentifier, recurrenceRules)
      (event.structuredLocation, event.availability) = (structuredLocation, availability)
      event.location = location
      event.startDate = date
      event.endDate = date.addingTimeInterval(endDate.timeIntervalSince(startDate))
      return event
    }
  }

  /// Leaves out an occurrence, or it and the later ones.
  func end(at date: Date, _ span: EKSpan) {
    switch span {
    case .thisEvent: removedDates.insert(date)
    case .futureEvents: recurrenceRules?.first?.recurrenceEnd = EKRecurrenceEnd(end: date.addingTimeInterval(-1))
    }
  }
}
