public import Foundation

extension Text {
  /// The format of a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    /// The difference to the snapshot's clock, such as `2 hr, 5 min`.
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) { self.init(.value(.date(date, style))) }
  public init(_ dates: ClosedRange<Date>) { self.init(.value(.interval(dates.lowerBound, dates.upperBound))) }
  public init(_ interval: DateInterval) { self.init(.value(.interval(interval.start, interval.end))) }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.value(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(.formatted(.init(input, format))))
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// Numbers, dates and similar values, which aren't `ReferenceConvertible` on this platform, and which its formatters accept
  /// directly.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension TextValue.Formatted {
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    make = { locale, _, _ in format.locale(locale).format(input) }
    id = format.format(input)
  }
}
