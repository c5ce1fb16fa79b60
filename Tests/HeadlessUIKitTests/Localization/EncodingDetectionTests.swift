import Foundation
import HeadlessUIKit
import Testing

/// The encodings of texts.
@Suite struct EncodingDetectionTests {
  private func detected(_ data: Data, _ options: [StringEncodingDetectionOptionsKey: Any]? = nil) -> (UInt, String?) {
    var text: NSString?
    let encoding = NSString.stringEncoding(
      for: data, encodingOptions: options, convertedString: &text, usedLossyConversion: nil)
    return (encoding, text.map { "\($0)" })
  }

  @Test func validUTF8IsUTF8() {
    #expect(detected(Data("caf\u{E9}".utf8)) == (String.Encoding.utf8.rawValue, "caf\u{E9}"))
  }

  /// 0xE9 alone isn't UTF-8; Windows-1252 has é there.
  @Test func otherBytesAreWesternEuropean() {
    let data = Data([0x63, 0xE9])
    #expect(detected(data) == (String.Encoding.windowsCP1252.rawValue, "c\u{E9}"))
    let excluded = [String.Encoding.windowsCP1252.rawValue]
    #expect(detected(data, [.disallowedEncodingsKey: excluded]).0 == 0)
  }

  @Test func marksAndSuggestionsComeFirst() {
    #expect(detected(Data([0xFF, 0xFE, 0x61, 0x00])) == (String.Encoding.utf16.rawValue, "a"))
    let suggested = [String.Encoding.isoLatin1.rawValue]
    #expect(detected(Data([0x61]), [.suggestedEncodingsKey: suggested]).0 == String.Encoding.isoLatin1.rawValue)
  }
}
