internal import Foundation

/// The format of the values on an axis.
struct AxisFormat {
  let locale: Locale
  let calendar: Calendar
  /// The number of decimals that distinguishes the axis's numbers.
  var fractionDigits = 0
  /// The calendar unit between the axis's dates.
  var unit = Calendar.Component.day

  /// Numbers have the decimals of the axis's step, except zero, which has none (recorded: 2.0, 1.5, 1.0, 0.5, 0).
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
