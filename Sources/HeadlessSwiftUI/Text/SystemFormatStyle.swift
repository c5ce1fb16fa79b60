public import Foundation

/// Formats of texts that count: timers, stopwatches, and dates in relation to others.
///
/// Timers and stopwatches have the form of `Text(timerInterval:)`. The words of offsets and references are English in all locales, and
/// weren't compared with Apple's. iOS shows fewer fields where there is little room.
public enum SystemFormatStyle {
  /// The fields of a date that offsets and references have by default.
  static let usualFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second]

  /// A countdown in a range of dates, or a count from its beginning: `1:05`.
  public struct Timer: Codable, Hashable, Sendable {
    let start: Date
    let end: Date
    let countsDown: Bool
    let showsHours: Bool
    let maxFieldCount: Int
    let precision: Duration

    /// - Parameters:
    ///   - dateRange: the range in which the timer counts; outside of it, it stands still.
    ///   - showsHours: whether hours are a part of their own.
    ///   - maxFieldCount: how many parts are shown at most, beginning with the largest one that isn't 0.
    ///   - maxPrecision: the smallest step; hundredths of seconds are shown below a second.
    public init(
      countingDownIn dateRange: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (start, end, countsDown) = (dateRange.lowerBound, dateRange.upperBound, true)
      (self.showsHours, self.maxFieldCount, precision) = (showsHours, maxFieldCount, maxPrecision)
    }

    /// The same, counting from 0.
    public init(
      countingUpIn dateRange: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (start, end, countsDown) = (dateRange.lowerBound, dateRange.upperBound, false)
      (self.showsHours, self.maxFieldCount, precision) = (showsHours, maxFieldCount, maxPrecision)
    }
  }

  /// The time since a date, with hundredths of seconds: `0:05.20`.
  public struct Stopwatch: Codable, Hashable, Sendable {
    let start: Date
    let showsHours: Bool
    let maxFieldCount: Int
    let precision: Duration

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours) = (startDate, showsHours)
      (self.maxFieldCount, precision) = (maxFieldCount, maxPrecision)
    }
  }

  /// The distance from a date: `2 hours, 5 minutes`, with a minus sign before it.
  public struct DateOffset: Codable, Hashable, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, fields) = (anchor, allowedFields)
      (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
    }
  }

  /// A date as seen from the current one: `in 2 hours, 5 minutes`; the date itself if it is at least one `thresholdField` away.
  public struct DateReference: Codable, Hashable, Sendable {
    let date: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    let threshold: Date.ComponentsFormatStyle.Field
    var locale = Locale.autoupdatingCurrent

    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      (self.date, fields) = (date, allowedFields)
      (self.maxFieldCount, threshold) = (maxFieldCount, thresholdField)
    }
  }
}
