import EventKit
import StandIns
import Testing
import UIKit

/// Calendars, their accounts, and what predicates find.
@MainActor @Suite struct CalendarTests {
  @Test func anAddedCalendarIsFound() throws {
    let store = EKEventStore()
    let own = EKCalendar(for: .event, eventStore: store)
    own.title = "Runs"
    own.source = try #require(store.defaultCalendarForNewEvents?.source)
    #expect(store.calendars(for: .event).map(\.title) == ["Calendar"])
    try store.saveCalendar(own, commit: true)
    #expect(store.calendars(for: .event).map(\.title) == ["Calendar", "Runs"])
    #expect(store.calendars(for: .reminder).count == 1)
    #expect(store.calendar(withIdentifier: own.calendarIdentifier) === own)
    let account = try #require(store.sources.first { $0.sourceType == .local })
    #expect(account.calendars(for: .event).count == 2)
    #expect(store.source(withIdentifier: account.sourceIdentifier) === account)
    try store.removeCalendar(own, commit: true)
    #expect(store.calendars(for: .event).count == 1)
  }

  @Test func eventsAreFoundByTheirCalendar() throws {
    let store = EKEventStore()
    let own = EKCalendar(for: .event, eventStore: store)
    try store.saveCalendar(own, commit: true)
    let event = EKEvent(eventStore: store)
    (event.title, event.calendar) = ("Run", own)
    (event.startDate, event.endDate) = (Date(timeIntervalSince1970: 1000), Date(timeIntervalSince1970: 2000))
    try store.save(event, span: .thisEvent)
    func count(_ calendars: [EKCalendar]?) -> Int {
      let times = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 5000))
      return store.events(
        matching: store.predicateForEvents(withStart: times.0, end: times.1, calendars: calendars)
      ).count
    }
    #expect(count(nil) == 1 && count([own]) == 1)
    #expect(count(store.defaultCalendarForNewEvents.map { [$0] }) == 0)
    #expect(store.calendarItem(withIdentifier: event.calendarItemIdentifier) === event)
  }

  @Test func remindersAreFoundByTheirState() async throws {
    let store = EKEventStore()
    let (open, done) = (EKReminder(eventStore: store), EKReminder(eventStore: store))
    open.dueDateComponents = DateComponents(year: 2024, month: 5, day: 6)
    done.isCompleted = true
    #expect(done.completionDate != nil)
    for reminder in [open, done] { try store.save(reminder, commit: true) }
    func found(_ predicate: NSPredicate) async -> [EKReminder] {
      await withCheckedContinuation { continuation in
        store.fetchReminders(matching: predicate) { continuation.resume(returning: $0 ?? []) }
      }
    }
    let may = try #require(Calendar.current.date(from: DateComponents(year: 2024, month: 5)))
    let june = try #require(Calendar.current.date(from: DateComponents(year: 2024, month: 6)))
    let due = await found(
      store.predicateForIncompleteReminders(withDueDateStarting: may, ending: june, calendars: nil))
    #expect(due == [open])
    let late = await found(
      store.predicateForIncompleteReminders(withDueDateStarting: june, ending: nil, calendars: nil))
    #expect(late == [])
    let completed = await found(
      store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil))
    #expect(completed == [done])
  }

  /// EventKit exports Core Location, whose location a place holds.
  @Test func anEventsPlaceIsItsLocation() throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    let place = EKStructuredLocation(title: "Pier 39")
    place.geoLocation = CLLocation(latitude: 37.81, longitude: -122.41)
    event.structuredLocation = place
    #expect(event.location == "Pier 39")
    let copy = try #require(place.copy() as? EKStructuredLocation)
    #expect(copy !== place && copy.title == "Pier 39" && copy.geoLocation?.coordinate.latitude == 37.81)
    let alarm = EKAlarm(relativeOffset: 0)
    #expect(alarm.proximity == .none)
    event.structuredLocation = nil
    #expect(event.location == nil)
  }

  @Test func occurrencesKeepThePlace() throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.structuredLocation = EKStructuredLocation(title: "Gym")
    event.calendar = store.defaultCalendarForNewEvents
    event.startDate = Date(timeIntervalSince1970: 0)
    event.endDate = Date(timeIntervalSince1970: 3600)
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
    try store.save(event, span: .futureEvents)
    let predicate = store.predicateForEvents(
      withStart: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 86_400 * 2), calendars: nil)
    #expect(store.events(matching: predicate).map { $0.structuredLocation?.title } == ["Gym", "Gym"])
  }
}
