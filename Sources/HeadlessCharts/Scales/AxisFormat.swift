internal import Foundation

/// How an axis writes its values.
struct AxisFormat {
  let locale: Locale
  let calendar: Calendar
  /// The decimals that distinguish the axis' numbers.
  var fractionDigits = 0
  /// The unit between the axis' dates.
  var unit = Calendar.Component.day

  /// Numbers have the decimals of the axis' step, but for zero, which has none (recorded: 2.0, 1.5, 1.0, 0.5, 0).
  func text(of value: PlottedValue) -> String {
    switch value {
    case .number(let number, _):
      let digits = number == 0 ? 0 : fractionDigits
      return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    case .date(let seconds): return text(of: Date(timeIntervalSinceReferenceDate: seconds))
    case .category(let name): return name
    }
  }

  private func text(of date: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .second, .nanosecond: style = style.minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .month, .quarter: style = style.month(.abbreviated)
    case .year: style = style.year()
    default: style = style.month(.abbreviated).day()
    }
    return style.format(date)
  }
}
