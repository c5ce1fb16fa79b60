import Testing

@testable import SourceTranslation

@Suite struct SwiftLiteralTests {
  /// Paths are contained in translated sources; the compiler rejects sources with control characters.
  @Test(arguments: [
    ("a b", #""a b""#), (#"a"b\(c)"#, #""a\"b\\(c)""#), ("a\nb\r", #""a\nb\r""#), ("\u{7}\u{7F}", #""\u{7}\u{7f}""#),
    ("\u{600}\"", "\"\u{600}\\\"\""),
  ])
  func controlsAndQuotesAreEscaped(text: String, expected: String) {
    #expect(SwiftLiteral.string(text) == expected)
  }
}
