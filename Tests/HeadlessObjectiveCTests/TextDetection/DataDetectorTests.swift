import Foundation
import HeadlessObjectiveC
import Testing

@Suite struct DataDetectorTests {
  private typealias Types = NSTextCheckingResult.CheckingType

  // By number: Foundation's names are deprecated on Linux.
  private static let spelling = Types(rawValue: 1 << 1)
  private static let date = Types(rawValue: 1 << 3)
  private static let address = Types(rawValue: 1 << 4)
  private static let link = Types(rawValue: 1 << 5)
  private static let phoneNumber = Types(rawValue: 1 << 11)

  private func results(_ types: Types, _ text: String) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types.rawValue).matches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  private func found(_ types: Types, _ text: String) throws -> [String] {
    try results(types, text).map { (text as NSString).substring(with: $0.range) }
  }

  @Test(arguments: [
    ("See https://example.org/a?b=c#d.", "https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
    ("(www.example.org)", "www.example.org", "http://www.example.org"),
    ("Write to ada@example.org, please", "ada@example.org", "mailto:ada@example.org"),
    ("at example.com/x!", "example.com/x", "http://example.com/x"),
    ("https://example.org/Onion_(skin)", "https://example.org/Onion_(skin)", "https://example.org/Onion_(skin)"),
  ])
  func linksHaveASchemeAndNoEndOfASentence(text: String, link: String, address: String) throws {
    #expect(try found(Self.link, text) == [link])
    let result = try #require(try results(Self.link, text).first)
    #expect(result.resultType == Self.link)
    #expect(result.url == URL(string: address))
    #expect(result.phoneNumber == nil && result.date == nil && result.addressComponents == nil)
  }

  @Test func textsWithoutLinksHaveNone() throws {
    #expect(try found(Self.link, "The file main.swift, the number 3.14, e.g. this.").isEmpty)
  }

  @Test(arguments: ["+1 (408) 555-0123", "(408) 555-0123", "030 12345678", "555-0123"])
  func phoneNumbersAreGroupsOfDigits(number: String) throws {
    #expect(try found(Self.phoneNumber, "Call \(number), or don't.") == [number])
    #expect(try results(Self.phoneNumber, number).first?.phoneNumber == number)
  }

  @Test func datesPricesAndShortNumbersAreNoPhoneNumbers() throws {
    #expect(try found(Self.phoneNumber, "2026-11-28 costs 12.50, 11/28/2026 costs 1234").isEmpty)
  }

  @Test(arguments: [
    ("on 2026-11-28.", "2026-11-28", 12, 0), ("on 11/28/2026 at 5:30 pm", "11/28/2026 at 5:30 pm", 17, 30),
    ("Nov. 28th, 2026, 3 apples", "Nov. 28th, 2026", 12, 0),
    ("the 28 November 2026, 9:05", "28 November 2026, 9:05", 9, 5),
  ])
  func datesHaveATimeOrAreAtNoon(text: String, found expected: String, hour: Int, minute: Int) throws {
    #expect(try found(Self.date, text) == [expected])
    let calendar = Calendar(identifier: .gregorian)
    let wanted = DateComponents(calendar: calendar, year: 2026, month: 11, day: 28, hour: hour, minute: minute).date
    #expect(try results(Self.date, text).first?.date == wanted)
  }

  @Test func addressesHaveParts() throws {
    let text = "We are at 1 Infinite Loop, Cupertino, CA 95014 now."
    #expect(try found(Self.address, text) == ["1 Infinite Loop, Cupertino, CA 95014"])
    let parts = try results(Self.address, text).first?.addressComponents
    #expect(parts == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
  }

  @Test func resultsAreInOrderAndDoNotOverlap() throws {
    let text = "Call 408 555 0123 on 11/28/2026, or see www.example.org/2026-11-28"
    #expect(
      try found([Self.link, Self.phoneNumber, Self.date], text) == [
        "408 555 0123", "11/28/2026", "www.example.org/2026-11-28",
      ])
  }

  @Test func enumerationStopsAndCounts() throws {
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let text = "a.com b.com c.com"
    let all = NSRange(text.startIndex..., in: text)
    var seen = 0
    detector.enumerateMatches(in: text, range: all) { _, _, stop in
      seen += 1
      if seen == 2 { stop.pointee = true }
    }
    #expect(seen == 2)
    #expect(detector.numberOfMatches(in: text, range: all) == 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: all) == NSRange(location: 0, length: 5))
    #expect(detector.firstMatch(in: text, range: NSRange(location: 6, length: 11))?.range.location == 6)
  }

  @Test func unknownTypesAreErrors() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: Self.spelling.rawValue) }
  }

  @Test func resultsCanBeMade() throws {
    let url = try #require(URL(string: "https://example.org"))
    let result = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 2, length: 3), url: url)
    #expect(result.resultType == Self.link && result.url == url && result.range == NSRange(location: 2, length: 3))
    #expect(result.numberOfRanges == 1 && result.range(at: 0) == result.range)
  }
}
