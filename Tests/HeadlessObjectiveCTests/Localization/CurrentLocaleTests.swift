import Foundation
import HeadlessObjectiveC
import Testing

/// The current locale, which formatters and calendars take where an app names none.
@Suite struct CurrentLocaleTests {
  private let date = Date(timeIntervalSince1970: 0)

  /// Formats that Apple's documentation shows for US English.
  @Test func withoutAVariantItIsUSEnglish() {
    #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
    #expect(date.formatted(.dateTime.year().month().day()).hasSuffix("1970"))
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    #expect(formatter.string(from: date) == "Jan 1, 1970")
  }

  /// Weeks begin on Sundays in the United States, and on Mondays in Germany.
  @Test(arguments: [("en_US", 1), ("de_DE", 2), ("ar_SA", 1)]) func calendarsAreTheScreens(locale: String, first: Int) {
    HostedLocale.current = Locale(identifier: locale)
    #expect(Calendar.current.firstWeekday == first && Calendar.autoupdatingCurrent.firstWeekday == first)
    #expect(Calendar.current.locale?.identifier == locale && Calendar.current.timeZone == .current)
  }

  @Test func formattersFollowTheScreensLocale() {
    HostedLocale.current = Locale(identifier: "de_DE")
    #expect(Locale.preferredLanguages == ["de-DE"])
    #expect(1234.5.formatted() == "1.234,5")
    let number = NumberFormatter()
    number.numberStyle = .currency
    #expect(number.string(from: 12.5) == "12,50\u{A0}€")
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    #expect(formatter.string(from: date) == "1. Januar")
  }

  @Test func theCalendarIsTheLocalesUsualOne() {
    HostedLocale.current = Locale(identifier: "ar_SA")
    #expect(Calendar.current.identifier == Locale(identifier: "ar_SA").calendar.identifier)
    #expect(Calendar.current.identifier != .gregorian)
  }
}
