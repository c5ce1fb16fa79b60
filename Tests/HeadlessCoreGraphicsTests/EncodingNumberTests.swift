import Foundation
import HeadlessCoreGraphics
import Testing

/// Core Foundation's numbers of encodings and of times.
@Suite struct EncodingNumberTests {
  @Test(arguments: [("UTF-8", 0x0800_0100), ("iso-8859-1", 0x0201), ("Shift_JIS", 0x0A01), ("none", 0xFFFF_FFFF)])
  func encodingsHaveTheNamesOfDocuments(name: String, number: UInt32) {
    #expect(CFStringConvertIANACharSetNameToEncoding(name) == number)
  }

  @Test func truthValuesAreNoNumbers() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID() && CFGetTypeID(true) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID() && CFGetTypeID(2.5) == CFNumberGetTypeID())
    #expect(CFGetTypeID("a") == CFStringGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
    #expect(CFGetTypeID([1]) == CFArrayGetTypeID() && CFGetTypeID(["a": 1]) == CFDictionaryGetTypeID())
  }

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
