import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct MonthGridTests {
  private func grid(_ year: Int, _ month: Int, firstWeekday: Int) -> MonthGrid {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.firstWeekday = firstWeekday
    let date = calendar.date(from: DateComponents(year: year, month: month, day: 15)) ?? .distantPast
    return MonthGrid(of: date, calendar: calendar)
  }

  @Test func weeksBeginOnTheCalendarsFirstDay() {
    // 1 February 2015 was a Sunday, and the month has four weeks.
    let sunday = grid(2015, 2, firstWeekday: 1)
    #expect((sunday.leadingBlanks, sunday.numberOfDays) == (0, 28))
    #expect(sunday.place(ofDay: 28) == (3, 6))
    let monday = grid(2015, 2, firstWeekday: 2)
    #expect(monday.leadingBlanks == 6)
    #expect(monday.place(ofDay: 1) == (0, 6))
    #expect(monday.place(ofDay: 28) == (4, 5))
  }

  @Test func monthsTurnOverTheYear() {
    let january = grid(2024, 12, firstWeekday: 1).moved(by: 1)
    #expect(january.numberOfDays == 31)
    #expect(january.calendar.component(.year, from: january.start) == 2025)
    #expect(january.moved(by: -1).calendar.component(.month, from: january.moved(by: -1).start) == 12)
  }
}
