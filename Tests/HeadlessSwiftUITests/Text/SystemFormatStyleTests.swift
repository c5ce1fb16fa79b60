import Foundation
import HeadlessSwiftUI
import Testing

/// Formats of texts that count.
@Suite struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func text<F: FormatStyle>(_ format: F, _ seconds: TimeInterval) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.format(start.addingTimeInterval(seconds)).characters)
  }

  @Test func timersCountInTheirRange() {
    let range = start..<start.addingTimeInterval(3725)
    #expect(text(.timer(countingDownIn: range), 0) == "1:02:05" && text(.timer(countingDownIn: range), 4000) == "0:00")
    #expect(text(.timer(countingDownIn: range), 3724.5) == "0:01")
    #expect(text(.timer(countingUpIn: range), 65.9) == "1:05" && text(.timer(countingUpIn: range), -5) == "0:00")
    #expect(text(.timer(countingUpIn: range, showsHours: false), 3725) == "62:05")
    #expect(text(.timer(countingUpIn: range, maxFieldCount: 2), 3725) == "1:02")
  }

  @Test func stopwatchesHaveHundredths() {
    #expect(text(.stopwatch(startingAt: start), 5.2) == "0:05.20")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 5.2) == "0:05")
  }

  @Test func offsetsHaveASign() {
    #expect(text(.offset(to: start), 7500) == "2 hours, 5 minutes" && text(.offset(to: start), -60) == "-1 minute")
    #expect(text(.offset(to: start, allowedFields: [.minute], maxFieldCount: 1), 3660) == "61 minutes")
    #expect(text(.offset(to: start, sign: .always()), 60) == "+1 minute")
    #expect(text(.offset(to: start, sign: .always(includingZero: false)), 60) == "+1 minute")
    #expect(text(.offset(to: start, sign: .always(includingZero: false)), 0) == "0 seconds")
  }

  /// A range of dates in seconds.
  private struct Span: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String {
      "\(Int(value.upperBound.timeIntervalSince(value.lowerBound))) s"
    }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
    func input(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
  }

  /// The values of sources are those at the screen's clock.
  @MainActor @Test func sourcesHaveTheTimeOfTheClock() {
    let now = start.addingTimeInterval(100)
    let shown = ShownView(
      VStack {
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
        Text(.durationOffset(to: start.addingTimeInterval(35)), format: .time(pattern: .minuteSecond))
        Text(.dateRange(startingAt: start.addingTimeInterval(40)), format: Span())
        Text(.dateRange(endingAt: start.addingTimeInterval(130)), format: Span())
        Text(.dateRange(endingAt: start), format: Span())
      }, date: now)
    defer { shown.screen.close() }
    #expect(shown.texts == ["1:40", "1:05", "60 s", "30 s", "0 s"])
  }

  @Test func referencesAreSeenFromTheInput() {
    #expect(
      text(.reference(to: start), -60) == "in 1 minute" && text(.reference(to: start), 90) == "1 minute, 30 seconds ago"
    )
    let far = text(.reference(to: start).locale(Locale(identifier: "en_US")), 90_000)
    #expect(far.contains("2001") || far.contains("2000"))
  }
}
