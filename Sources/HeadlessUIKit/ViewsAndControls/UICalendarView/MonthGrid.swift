import Foundation

/// The days of a month in rows of weeks.
struct MonthGrid {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  let numberOfDays: Int
  /// Places of the first week that stay empty.
  let leadingBlanks: Int

  /// The month that a date is in.
  init(of date: Date, calendar: Calendar) {
    self.calendar = calendar
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    start = first
    numberOfDays = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let weekday = calendar.component(.weekday, from: first)
    leadingBlanks = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The position of a day of the month, from 1.
  func place(ofDay day: Int) -> (week: Int, column: Int) {
    let index = leadingBlanks + day - 1
    return (index / 7, index % 7)
  }

  /// The first moment of a day of the month.
  func date(ofDay day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

  /// The month at a distance in months.
  func moved(by months: Int) -> MonthGrid {
    MonthGrid(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar: calendar)
  }
}
