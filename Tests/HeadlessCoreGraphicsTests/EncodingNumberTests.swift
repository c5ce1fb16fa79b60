import Foundation
import HeadlessCoreGraphics
import Testing

/// Core Foundation's numbers of encodings and of times.
@Suite struct EncodingNumberTests {
  @Test func encodingsOfOlderSystemsReadBytes() {
    let number = CFStringEncoding(CFStringEncodings.dosLatinUS.rawValue)
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
    // 0x81 of code page 437.
    #expect(String(data: Data([0x81, 0x41]), encoding: encoding) == "\u{FC}A")
    #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == number)
  }

  @Test func referenceDatesAreApartAsFoundationSays() {
    #expect(kCFAbsoluteTimeIntervalSince1970 == Date.timeIntervalBetween1970AndReferenceDate)
    let years = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: 1904, month: 1, day: 1)
    #expect(years.date?.timeIntervalSinceReferenceDate == -kCFAbsoluteTimeIntervalSince1904)
  }
}
