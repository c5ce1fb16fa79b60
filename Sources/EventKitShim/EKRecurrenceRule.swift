public import HeadlessUIKit

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week; in a month or a year, one of its weeks.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  /// 0 for every week; negative numbers count from the end.
  public let weekNumber: Int

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    super.init()
  }
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
}

/// When a recurrence ends.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  /// 0 if it ends with a date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }
  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}

/// How an event recurs. Days of the week of weekly events, days of the month of monthly ones, intervals and ends count for the
/// events that a store finds; the other parts of a year are stored but unused.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  open var firstDayOfTheWeek: Int { 0 }
  open var calendarIdentifier: String { "gregorian" }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, max(interval, 1), end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    super.init()
  }

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// The times of an event that begins at `start`, in order and the first one included, before `limit`.
  func occurrences(from start: Date, before limit: Date, calendar: Calendar = .current) -> [Date] {
    var dates: [Date] = []
    let count = recurrenceEnd.map { $0.endDate == nil ? $0.occurrenceCount : .max } ?? .max
    var period = 0
    // A period begins at most a month after its earliest time.
    let end = limit.addingTimeInterval(32 * 86400)
    while let candidates = candidates(of: period, from: start, before: end, calendar) {
      for date in candidates where date >= start {
        guard date < limit, dates.count < count, recurrenceEnd?.endDate.map({ date <= $0 }) != false else {
          return dates
        }
        dates.append(date)
      }
      period += 1
    }
    return dates
  }

  /// The times of one period of the rule, in order, none where a month lacks the day; nil for periods after `end`.
  private func candidates(of period: Int, from start: Date, before end: Date, _ calendar: Calendar) -> [Date]? {
    let unit: Calendar.Component =
      switch frequency {
      case .daily: .day
      case .weekly: .weekOfYear
      case .monthly: .month
      case .yearly: .year
      }
    guard let date = calendar.date(byAdding: unit, value: period * interval, to: start), date < end else {
      return nil
    }
    if frequency == .weekly, let daysOfTheWeek {
      let weekday = calendar.component(.weekday, from: date)
      let first = calendar.firstWeekday
      func place(_ day: Int) -> Int { (day - first + 7) % 7 }
      return daysOfTheWeek.map { place($0.dayOfTheWeek.rawValue) }.sorted()
        .compactMap { calendar.date(byAdding: .day, value: $0 - place(weekday), to: date) }
    }
    if frequency == .monthly {
      let days = daysOfTheMonth?.map(\.intValue) ?? [calendar.component(.day, from: start)]
      guard let length = calendar.range(of: .day, in: .month, for: date)?.count else { return [] }
      let today = calendar.component(.day, from: date)
      return days.map { $0 < 0 ? length + 1 + $0 : $0 }.filter { (1...length).contains($0) }.sorted()
        .compactMap { calendar.date(byAdding: .day, value: $0 - today, to: date) }
    }
    return [date]
  }
}
