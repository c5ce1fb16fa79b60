import Foundation

/// The words of a locale for dates. Formatters take long to make, and are kept.
final class DateWords {
  let locale: Locale
  let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]
  private var numbers: [Int: NumberFormatter] = [:]

  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
  }

  private func formatter(_ key: String, prepare: (DateFormatter) -> Void) -> DateFormatter {
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    prepare(formatter)
    formatters[key] = formatter
    return formatter
  }

  /// A date in the order and words of the locale.
  func text(_ date: Date, template: String) -> String {
    formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  /// A day or a time in the form of a style; spaces are as wide as any.
  func text(_ date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
    formatter("\(dateStyle.rawValue) \(timeStyle.rawValue)") {
      $0.dateStyle = dateStyle
      $0.timeStyle = timeStyle
    }.string(from: date).replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
  }

  private lazy var plain = formatter("") { _ in }
  private(set) lazy var months: [String] = plain.standaloneMonthSymbols
  private(set) lazy var halfDays: [String] = [plain.amSymbol, plain.pmSymbol]

  /// From the first day of the week in the locale.
  private(set) lazy var weekdays: [String] = {
    let symbols: [String] = plain.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), symbols.count)
    return Array(symbols[first...] + symbols[..<first])
  }()

  /// Whether hours go to twelve.
  private(set) lazy var hasHalfDays =
    (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "").contains("a")

  /// Whether the locale writes a time before its date.
  private(set) lazy var putsTimeFirst: Bool = {
    let format = DateFormatter.dateFormat(fromTemplate: "jy", options: 0, locale: locale) ?? ""
    guard let year = format.firstIndex(of: "y"), let hour = format.firstIndex(where: { "hHkK".contains($0) }) else {
      return false
    }
    return hour < year
  }()

  /// The order of day, month and year, by the letters of date formats.
  private(set) lazy var order: [Character] = {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    var order: [Character] = []
    for letter in format {
      let kind: Character = letter == "L" ? "M" : letter
      if "yMd".contains(kind), !order.contains(kind) { order.append(kind) }
    }
    return order.count == 3 ? order : ["M", "d", "y"]
  }()

  func number(_ value: Int, digits: Int = 1) -> String {
    let formatter =
      numbers[digits]
      ?? {
        let made = NumberFormatter()
        made.locale = locale
        made.minimumIntegerDigits = digits
        made.usesGroupingSeparator = false
        numbers[digits] = made
        return made
      }()
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
