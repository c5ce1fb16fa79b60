import Foundation
import HeadlessObjectiveC
import Testing

/// The numbers of encodings that Objective-C's methods take.
@Suite struct StringEncodingNumberTests {
  @Test func textsAreReadByTheNumberOfTheirEncoding() {
    let data = Data([0x63, 0x61, 0x66, 0xC3, 0xA9])
    #expect(NSString(data: data, encoding: NSUTF8StringEncoding) == "café")
    #expect(NSString(data: data, encoding: NSISOLatin1StringEncoding) == "cafÃ©")
    // Foundation's numbers on Apple's platforms.
    #expect(NSASCIIStringEncoding == 1 && NSUTF8StringEncoding == 4 && NSISOLatin1StringEncoding == 5)
    #expect(NSUnicodeStringEncoding == 10 && NSUTF16StringEncoding == 10 && NSWindowsCP1252StringEncoding == 12)
  }
}
