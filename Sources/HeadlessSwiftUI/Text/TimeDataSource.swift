public import Foundation
internal import HeadlessUIKit

/// A value that changes with the time, which a text shows in a format. A picture has the value at the test's clock.
public struct TimeDataSource<Value>: Sendable {
  /// What the values depend on beside the time: texts of sources with equal ids and formats are equal.
  let id: String
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(id: "now") { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date to the current one; negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(id: "since \(date.timeIntervalSinceReferenceDate)") { .seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the current one; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(id: "from \(date.timeIntervalSinceReferenceDate)") { date..<max($0, date) }
  }

  /// From the current date to another one; empty after that.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(id: "to \(date.timeIntervalSinceReferenceDate)") { min($0, date)..<date }
  }
}

extension Text {
  /// Shows a value that changes with the time, as it is at the test's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(source, id: "\(format)") { String(format.locale($1).format($0).characters) }
  }

  /// Shows a value that changes with the time, as it is at the test's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(source, id: "\(format)") { format.locale($1).format($0) }
  }

  private init<V>(_ source: TimeDataSource<V>, id: String, _ format: @escaping (V, Locale) -> String) {
    self.init(
      .value(
        .formatted(
          .init(id: "\(V.self) \(source.id) \(id)") { locale, _, _ in
            format(source.value(HostedClock.counting), locale)
          })))
  }
}
