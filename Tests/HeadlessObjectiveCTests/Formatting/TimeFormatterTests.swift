import Foundation
import HeadlessObjectiveC
import Testing

/// Time intervals and relative times, in English.
@Suite struct TimeFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: HeadlessObjectiveC.DateComponentsFormatter.UnitsStyle,
    _ change: (HeadlessObjectiveC.DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = HeadlessObjectiveC.DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar = Calendar(identifier: .gregorian)
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func stylesWriteUnits() {
    #expect(text(4200, .positional) == "1:10:00")
    #expect(text(4200, .abbreviated) == "1h 10m")
    #expect(text(4200, .short) == "1 hr, 10 min")
    #expect(text(4200, .full) == "1 hour, 10 minutes")
    #expect(text(3661, .brief) == "1hr 1min 1sec")
    #expect(text(0, .full) == "0 seconds")
  }

  @Test func unitsAndZerosAreChosen() {
    #expect(text(65, .positional) == "1:05")
    #expect(
      text(65, .positional) {
        $0.allowedUnits = [.hour, .minute, .second]
        $0.zeroFormattingBehavior = .pad
      } == "00:01:05")
    #expect(text(90_061, .full) { $0.maximumUnitCount = 2 } == "1 day, 1 hour")
    #expect(text(7200, .full) { $0.allowedUnits = .minute } == "120 minutes")
    #expect(text(300, .full) { $0.includesTimeRemainingPhrase = true } == "5 minutes remaining")
  }

  @Test func relativePlaces() {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5 minutes")
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
    formatter.formattingContext = .standalone
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "Yesterday")
  }

  @Test func relativePlacesInOtherLanguages() {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "pt_BR")
    #expect(formatter.localizedString(fromTimeInterval: 300) == "em 5 minutos")
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "há 2 meses")
    formatter.locale = Locale(identifier: "de")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "gestern")
  }
}
