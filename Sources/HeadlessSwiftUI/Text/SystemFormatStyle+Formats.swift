public import Foundation

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString {
    let now = min(max(value, start), end)
    let seconds = countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
    // A countdown shows 0 only at its end.
    let counted = CountedTime(seconds, precision: precision, roundsUp: countsDown)
    return AttributedString(counted.text(showsHours: showsHours, maxFieldCount: maxFieldCount))
  }

  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-precision.inSeconds) }
  public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(precision.inSeconds) }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString {
    let counted = CountedTime(max(value.timeIntervalSince(start), 0), precision: precision, roundsUp: false)
    return AttributedString(counted.text(showsHours: showsHours, maxFieldCount: maxFieldCount))
  }

  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-precision.inSeconds) }
  public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(precision.inSeconds) }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString {
    let seconds = value.timeIntervalSince(anchor)
    let text = DateFields.text(seconds, fields, maxFieldCount)
    let hasPlus = sign == .always() || seconds > 0 && sign == .always(includingZero: false)
    let isMarked = seconds < 0 ? sign != .never : hasPlus
    return AttributedString((isMarked ? seconds < 0 ? "-" : "+" : "") + text)
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString {
    let seconds = date.timeIntervalSince(value)
    guard abs(seconds) < DateFields.length(of: threshold) else {
      return AttributedString(date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened).locale(locale)))
    }
    let text = DateFields.text(seconds, fields, maxFieldCount)
    return AttributedString(seconds < 0 ? "\(text) ago" : "in \(text)")
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn dateRange: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: dateRange, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn dateRange: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: dateRange, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

/// A time as clocks show it.
private struct CountedTime {
  /// In hundredths of seconds.
  let hundredths: Int
  let showsHundredths: Bool

  init(_ seconds: TimeInterval, precision: Duration, roundsUp: Bool) {
    let step = max(precision.inSeconds, 0.01)
    // Sums of hundredths aren't exact in binary.
    let steps = (seconds / step + (roundsUp ? -1e-6 : 1e-6)).rounded(roundsUp ? .up : .down)
    hundredths = Int((steps * step * 100).rounded())
    showsHundredths = step < 1
  }

  /// `1:05`, `2:03:09`, `0:05.20`.
  func text(showsHours: Bool, maxFieldCount: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let total = hundredths / 100
    let hasHours = showsHours && total >= 3600
    var fields =
      hasHours ? ["\(total / 3600)", two(total / 60 % 60), two(total % 60)] : ["\(total / 60)", two(total % 60)]
    guard maxFieldCount >= fields.count else {
      fields.removeLast(fields.count - max(maxFieldCount, 1))
      return fields.joined(separator: ":")
    }
    let rest = showsHundredths && maxFieldCount > fields.count ? "." + two(hundredths % 100) : ""
    return fields.joined(separator: ":") + rest
  }
}

/// A distance in time in English words: Foundation has no formatter of them on this platform.
private enum DateFields {
  private static let all: [(field: Date.ComponentsFormatStyle.Field, length: Int, name: String)] = [
    (.year, 31_536_000, "year"), (.month, 2_592_000, "month"), (.week, 604_800, "week"), (.day, 86_400, "day"),
    (.hour, 3600, "hour"), (.minute, 60, "minute"), (.second, 1, "second"),
  ]

  /// In seconds.
  static func length(of field: Date.ComponentsFormatStyle.Field) -> TimeInterval {
    TimeInterval(all.first { $0.field == field }?.length ?? 0)
  }

  static func text(_ interval: TimeInterval, _ fields: Set<Date.ComponentsFormatStyle.Field>, _ limit: Int) -> String {
    var seconds = Int(abs(interval))
    let allowed = all.filter { fields.contains($0.field) }
    var parts: [String] = []
    for (_, length, name) in allowed where seconds >= length && parts.count < max(limit, 1) {
      let count = seconds / length
      seconds %= length
      parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
    }
    return parts.isEmpty ? "0 \(allowed.last?.name ?? "second")s" : parts.joined(separator: ", ")
  }
}

extension Duration {
  fileprivate var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
