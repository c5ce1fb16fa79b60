import Foundation

/// A wheel of a date picker: its rows, and the date for each.
struct DateWheel: Equatable {
  enum Unit: Equatable {
    case wholeDay, month, day, year, hour, minute, halfDay, countHour, countMinute
  }

  let unit: Unit
  /// The number of values of the unit, after which rows repeat.
  let count: Int
  /// The number of repetitions: one for wheels with ends.
  let turns: Int

  var numberOfRows: Int { count * turns }

  /// The values that a wheel without ends has above the one that it starts with, in rounds of all values.
  private static let loops = 100
  /// Days before and after the first that a wheel of days shows.
  static let days = 10_000
  /// The last year of the wheel: iOS' ends there.
  static let years = 9_999

  init(_ unit: Unit, _ rules: DateRules) {
    self.unit = unit
    switch unit {
    case .wholeDay: (count, turns) = (2 * DateWheel.days + 1, 1)
    case .month: (count, turns) = (rules.words.months.count, DateWheel.loops)
    case .day: (count, turns) = (rules.calendar.maximumRange(of: .day)?.count ?? 31, DateWheel.loops)
    case .year: (count, turns) = (DateWheel.years, 1)
    case .hour: (count, turns) = (24, DateWheel.loops)
    case .minute: (count, turns) = (60 / rules.minuteInterval, DateWheel.loops)
    case .halfDay: (count, turns) = (2, 1)
    case .countHour: (count, turns) = (24, 1)
    case .countMinute: (count, turns) = (60 / rules.minuteInterval, DateWheel.loops)
    }
  }

  /// The wheels of a mode, from the leading one on, in the order of the locale.
  static func all(_ rules: DateRules) -> [DateWheel] {
    let time: [Unit] = rules.words.hasHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
    let units: [Unit]
    switch rules.mode {
    case .time: units = time
    case .dateAndTime: units = [.wholeDay] + time
    case .countDownTimer: units = [.countHour, .countMinute]
    case .date: units = rules.words.order.map { $0 == "M" ? .month : $0 == "d" ? .day : .year }
    case .yearAndMonth: units = rules.words.order.compactMap { $0 == "M" ? .month : $0 == "y" ? .year : nil }
    }
    return units.map { DateWheel($0, rules) }
  }

  // MARK: Rows

  /// The row in the middle of the wheel that shows a date.
  ///
  /// - Parameter first: the day in the middle of a wheel of days.
  func row(of date: Date, _ rules: DateRules, first: Date) -> Int {
    (turns / 2) * count + value(of: date, rules, first: first)
  }

  private func value(of date: Date, _ rules: DateRules, first: Date) -> Int {
    let calendar = rules.calendar
    switch unit {
    case .wholeDay:
      let start = calendar.startOfDay(for: first)
      let days = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
      return min(max(days + DateWheel.days, 0), count - 1)
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .year: return min(max(calendar.component(.year, from: date) - 1, 0), count - 1)
    case .hour, .countHour: return calendar.component(.hour, from: date)
    case .minute, .countMinute: return calendar.component(.minute, from: date) / rules.minuteInterval
    case .halfDay: return calendar.component(.hour, from: date) / 12
    }
  }

  /// The date with this wheel turned to a row, and all other components unchanged. A day that the month doesn't have becomes its
  /// last.
  func date(turning date: Date, to row: Int, _ rules: DateRules, first: Date) -> Date {
    let calendar = rules.calendar
    let value = row % count
    switch unit {
    case .wholeDay:
      let days = value - self.value(of: date, rules, first: first)
      return calendar.date(byAdding: .day, value: days, to: date) ?? date
    case .hour, .countHour: return setting(\.hour, to: value, of: date, calendar)
    case .minute, .countMinute: return setting(\.minute, to: value * rules.minuteInterval, of: date, calendar)
    case .halfDay:
      return setting(\.hour, to: calendar.component(.hour, from: date) % 12 + 12 * value, of: date, calendar)
    case .month: return setting(\.month, to: value + 1, of: date, calendar)
    case .day: return setting(\.day, to: value + 1, of: date, calendar)
    case .year: return setting(\.year, to: value + 1, of: date, calendar)
    }
  }

  private func setting(
    _ part: WritableKeyPath<DateComponents, Int?>, to value: Int, of date: Date, _ calendar: Calendar
  ) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    parts[keyPath: part] = value
    let day = parts.day ?? 1
    parts.day = 1
    guard let month = calendar.date(from: parts) else { return date }
    parts.day = min(day, calendar.range(of: .day, in: .month, for: month)?.count ?? day)
    return calendar.date(from: parts) ?? date
  }

  // MARK: Words

  func title(row: Int, _ rules: DateRules, first: Date) -> String {
    let value = row % count
    switch unit {
    case .wholeDay:
      let day = rules.calendar.date(byAdding: .day, value: value - DateWheel.days, to: first) ?? first
      return rules.calendar.isDate(day, inSameDayAs: HostedClock.now)
        ? "Today" : rules.words.text(day, template: "EEEMMMd")
    case .month: return rules.words.months[value]
    case .day, .year: return rules.words.number(value + 1)
    case .hour:
      return rules.words.number(
        rules.words.hasHalfDays ? (value + 11) % 12 + 1 : value, digits: rules.words.hasHalfDays ? 1 : 2)
    case .minute: return rules.words.number(value * rules.minuteInterval, digits: 2)
    case .halfDay: return rules.words.halfDays[value]
    case .countHour: return rules.words.number(value) + (value == 1 ? " hour" : " hours")
    case .countMinute: return rules.words.number(value * rules.minuteInterval) + " min"
    }
  }

  /// Rows whose titles are as wide as any, for measuring.
  var widestRows: [Int] {
    switch unit {
    case .month: Array(0..<count)
    case .halfDay: [0, 1]
    // Days of the week and of the month that are long in most languages.
    case .wholeDay: (0..<8).map { DateWheel.days + 1 + $0 * 25 }
    case .countHour, .countMinute, .hour, .minute, .day: [count - 1, min(20, count - 1)]
    case .year: [min(1999, count - 1)]
    }
  }
}
