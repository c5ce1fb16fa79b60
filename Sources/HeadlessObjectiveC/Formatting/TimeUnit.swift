internal import Foundation

/// A unit of time with its English names.
struct TimeUnit {
  let calendarUnit: NSCalendar.Unit
  let component: Calendar.Component
  /// "hour"
  let full: String
  /// "hr", and its plural.
  let short: (one: String, several: String)
  /// "h"
  let letter: String

  // The abbreviations are those of the Unicode locale data for English.
  static let all = [
    TimeUnit(calendarUnit: .year, component: .year, full: "year", short: ("yr", "yrs"), letter: "y"),
    TimeUnit(calendarUnit: .month, component: .month, full: "month", short: ("mth", "mths"), letter: "mo"),
    TimeUnit(calendarUnit: .weekOfMonth, component: .weekOfMonth, full: "week", short: ("wk", "wks"), letter: "w"),
    TimeUnit(calendarUnit: .day, component: .day, full: "day", short: ("day", "days"), letter: "d"),
    TimeUnit(calendarUnit: .hour, component: .hour, full: "hour", short: ("hr", "hr"), letter: "h"),
    TimeUnit(calendarUnit: .minute, component: .minute, full: "minute", short: ("min", "min"), letter: "m"),
    TimeUnit(calendarUnit: .second, component: .second, full: "second", short: ("sec", "sec"), letter: "s"),
  ]

  var field: Date.RelativeFormatStyle.Field {
    switch component {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }

  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, isPadded: Bool) -> String {
    let name = value == 1 ? full : full + "s"
    let abbreviation = value == 1 ? short.one : short.several
    return switch style {
    case .positional: isPadded && value < 10 ? "0\(value)" : "\(value)"
    case .abbreviated: "\(value)\(letter)"
    case .short: "\(value) \(abbreviation)"
    case .brief: "\(value)\(abbreviation)"
    case .full: "\(value) \(name)"
    case .spellOut: "\(Self.spelled(value)) \(name)"
    }
  }

  static func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
