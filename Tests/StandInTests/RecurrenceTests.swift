import EventKit
import EventKitUI
import StandIns
import Testing
import UIKit

/// Events that recur; the dates follow from the Gregorian calendar.
@MainActor @Suite struct RecurrenceTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    try #require(Calendar.current.date(from: DateComponents(year: year, month: month, day: day, hour: 9)))
  }

  /// The days of an event with a rule that begins on a day, up to the end of a time.
  private func days(_ rule: EKRecurrenceRule, from first: Date, to last: Date) throws -> [Int] {
    let store = EKEventStore()
    try store.save(event(in: store, rule, first), span: .futureEvents)
    return store.events(matching: store.predicateForEvents(withStart: first, end: last, calendars: nil))
      .map { Calendar.current.component(.day, from: $0.startDate) }
  }

  private func event(in store: EKEventStore, _ rule: EKRecurrenceRule, _ start: Date) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = "Run"
    event.startDate = start
    event.endDate = start.addingTimeInterval(3600)
    event.addRecurrenceRule(rule)
    return event
  }

  @Test func rulesHaveIntervalsAndEnds() throws {
    let (first, last) = (try day(2024, 1, 1), try day(2024, 1, 20))
    let threeTimes = EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3))
    #expect(try days(threeTimes, from: first, to: last) == [1, 3, 5])
    let untilTheTenth = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(end: try day(2024, 1, 10)))
    #expect(try days(untilTheTenth, from: first, to: last) == [1, 8])
  }

  /// 2024-01-01 is a Monday.
  @Test func weeksHaveSeveralDays() throws {
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [.init(.wednesday), .init(.monday)], daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
    #expect(try days(rule, from: day(2024, 1, 1), to: day(2024, 1, 12)) == [1, 3, 8, 10])
  }

  @Test func monthsWithoutTheDayAreLeftOut() throws {
    let rule = EKRecurrenceRule(recurrenceWith: .monthly, interval: 1, end: nil)
    #expect(try days(rule, from: day(2024, 1, 31), to: day(2024, 6, 15)) == [31, 31, 31])
    let lastDays = EKRecurrenceRule(
      recurrenceWith: .monthly, interval: 1, daysOfTheWeek: nil, daysOfTheMonth: [-1], monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
    #expect(try days(lastDays, from: day(2024, 1, 31), to: day(2024, 4, 15)) == [31, 29, 31])
  }

  @Test func occurrencesAreRemovedAloneOrWithTheLaterOnes() throws {
    let store = EKEventStore()
    let (first, last) = (try day(2024, 1, 1), try day(2024, 1, 6))
    let event = event(in: store, EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil), first)
    try store.save(event, span: .thisEvent)
    func found() -> [EKEvent] {
      store.events(matching: store.predicateForEvents(withStart: first, end: last, calendars: nil))
    }
    #expect(found().count == 5 && found().allSatisfy { $0.title == "Run" && $0.hasRecurrenceRules })
    #expect(store.event(withIdentifier: found()[2].eventIdentifier) === event)
    try store.remove(found()[1], span: .thisEvent)
    #expect(found().map { Calendar.current.component(.day, from: $0.startDate) } == [1, 3, 4, 5])
    try store.remove(found()[2], span: .futureEvents)
    #expect(found().map { Calendar.current.component(.day, from: $0.startDate) } == [1, 3])
  }

  @Test func theListOfCalendarsHasItsButtons() throws {
    final class Chosen: NSObject, EKCalendarChooserDelegate {
      var ends = 0
      func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { ends += 1 }
    }
    let store = EKEventStore()
    let chooser = EKCalendarChooser(selectionStyle: .single, displayStyle: .allCalendars, eventStore: store)
    let delegate = Chosen()
    chooser.delegate = delegate
    chooser.showsDoneButton = true
    chooser.loadViewIfNeeded()
    let done = try #require(chooser.navigationItem.rightBarButtonItem)
    UIButton(primaryAction: done.primaryAction).sendActions(for: .primaryActionTriggered)
    #expect(delegate.ends == 1 && chooser.navigationItem.leftBarButtonItem == nil)
    withExtendedLifetime(delegate) {}
    #expect(store.calendars(for: .event).first === store.defaultCalendarForNewEvents)
  }
}
