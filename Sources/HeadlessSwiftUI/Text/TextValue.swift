internal import Foundation
internal import HeadlessUIKit

/// A value whose text depends on the locale and time zone of the environment, and on the clock.
enum TextValue: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  /// A timer that counts through a range, up or down, and stops at the time at which it was paused.
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  case formatted(Formatted)

  /// A value and its format, as a function of the locale.
  // Unchecked: formats and their values are plain data, but not all of Foundation's types conform to `Sendable`.
  struct Formatted: Equatable, @unchecked Sendable {
    let id: String
    let make: (Locale, TimeZone, Calendar) -> String

    static func == (left: Formatted, right: Formatted) -> Bool { left.id == right.id }
  }

  func string(_ environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, let style): style.string(date, environment)
    case .interval(let start, let end): Self.interval(start, end, environment)
    case .timer(let range, let pause, let countsDown, let showsHours):
      Self.timer(range, now: pause ?? HostedClock.counting, countsDown: countsDown, showsHours: showsHours)
    case .formatted(let value): value.make(environment.locale, environment.timeZone, environment.calendar)
    }
  }

  private static func interval(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
    formatter.dateStyle = isOneDay ? .none : .short
    formatter.timeStyle = .short
    return "\(formatter.string(from: start)) – \(formatter.string(from: end))"
  }

  private static func timer(_ range: ClosedRange<Date>, now: Date, countsDown: Bool, showsHours: Bool) -> String {
    let now = min(max(now, range.lowerBound), range.upperBound)
    let seconds = countsDown ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
    return clock(seconds.rounded(countsDown ? .up : .down), showsHours: showsHours)
  }

  /// `1:05`, `2:03:09`.
  static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
    let total = Int(abs(seconds))
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(total / 60):\(two(rest))"
  }
}

extension Text.DateStyle {
  /// Returns the date as text. Relative dates are relative to the snapshot's clock, or to the process's clock if the test doesn't
  /// set one.
  func string(_ date: Date, _ environment: EnvironmentValues) -> String {
    switch kind {
    case .time, .date:
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.timeZone = environment.timeZone
      formatter.calendar = environment.calendar
      formatter.dateStyle = kind == .date ? .long : .none
      formatter.timeStyle = kind == .time ? .short : .none
      return formatter.string(from: date)
    case .timer: return TextValue.clock(date.timeIntervalSince(HostedClock.counting))
    case .relative:
      return Self.components(date.timeIntervalSince(HostedClock.counting)).prefix(2).joined(separator: ", ")
    case .offset:
      let seconds = date.timeIntervalSince(HostedClock.counting)
      let largest = Self.components(seconds, isFull: true).first ?? "0 seconds"
      return (seconds < 0 ? "+" : "-") + largest
    }
  }

  /// `2 hr`, `5 min`, in English: Foundation has no formatter of durations on this platform.
  private static func components(_ interval: TimeInterval, isFull: Bool = false) -> [String] {
    var seconds = Int(abs(interval))
    let units: [(Int, String, String)] = [
      (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
      (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]
    var parts: [String] = []
    for (length, short, full) in units where seconds >= length {
      let count = seconds / length
      seconds %= length
      let plural = count == 1 || (!isFull && short != "day") ? "" : "s"
      parts.append("\(count) \(isFull ? full : short)\(plural)")
    }
    return parts.isEmpty ? [isFull ? "0 seconds" : "0 sec"] : parts
  }
}
