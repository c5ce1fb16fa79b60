public import Foundation

/// Formats a date relative to now, such as "in 5 minutes" or "yesterday". Foundation on Linux lacks it.
// Unchecked: as on iOS, its settings are made before it is shared.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How adjacent days and other units are named.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent
  /// The capitalization of the text; only the beginning of a sentence and stand-alone use differ.
  open var formattingContext = Formatter.Context.unknown

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = self.calendar ?? .autoupdatingCurrent
    let components = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return capitalized(localizedString(from: components, isPast: date < referenceDate))
  }

  /// The largest unit that isn't zero is used.
  open func localizedString(from dateComponents: DateComponents) -> String {
    capitalized(localizedString(from: dateComponents, isPast: false))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func localizedString(from components: DateComponents, isPast: Bool) -> String {
    let unit = TimeUnit.all.first { (components.value(for: $0.component) ?? 0) != 0 }
    guard let unit = unit ?? TimeUnit.all.last else { return "" }
    let value = components.value(for: unit.component) ?? 0
    if let text = translated(value, unit) { return text }
    if dateTimeStyle == .named, let name = Self.name(of: value, unit) { return name }
    let isAgo = value < 0 || value == 0 && isPast
    let text = text(abs(value), unit)
    return isAgo ? "\(text) ago" : "in \(text)"
  }

  private func capitalized(_ text: String) -> String {
    switch formattingContext {
    case .beginningOfSentence, .standalone: text.prefix(1).uppercased(with: locale) + text.dropFirst()
    default: text
    }
  }

  /// In other languages than English, with Foundation's format styles; nil for English.
  private func translated(_ value: Int, _ unit: TimeUnit) -> String? {
    let locale: Locale = self.locale ?? .autoupdatingCurrent
    let calendar = Calendar(identifier: .gregorian)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    guard let language = locale.language.languageCode?.identifier, language != "en",
      let then = calendar.date(
        byAdding: unit.component == .weekOfMonth ? .weekOfYear : unit.component, value: value, to: now)
    else { return nil }
    var style = Date.AnchoredRelativeFormatStyle(anchor: then, allowedFields: [unit.field])
    style.presentation = dateTimeStyle == .named ? .named : .numeric
    style.unitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    style.locale = locale
    style.calendar = calendar
    // The style formats its anchor, relative to a date.
    return style.format(now)
  }

  private func text(_ value: Int, _ unit: TimeUnit) -> String {
    let name = value == 1 ? unit.full : unit.full + "s"
    return switch unitsStyle {
    case .full: "\(value) \(name)"
    case .spellOut: "\(TimeUnit.spelled(value)) \(name)"
    case .short: "\(value) \(Self.short[unit.full] ?? name)"
    case .abbreviated: "\(value)\(unit.full == "minute" ? "min" : unit.letter)"
    }
  }

  // As in the Unicode locale data for English.
  private static let short = [
    "year": "yr.", "month": "mo.", "week": "wk.", "hour": "hr.", "minute": "min.", "second": "sec.",
  ]

  private static func name(of value: Int, _ unit: TimeUnit) -> String? {
    switch (unit.full, value) {
    case ("second", 0): "now"
    case ("day", 0): "today"
    case ("day", -1): "yesterday"
    case ("day", 1): "tomorrow"
    case ("minute", 0), ("hour", 0), ("week", 0), ("month", 0), ("year", 0): "this \(unit.full)"
    case ("week", -1), ("month", -1), ("year", -1): "last \(unit.full)"
    case ("week", 1), ("month", 1), ("year", 1): "next \(unit.full)"
    default: nil
    }
  }
}
