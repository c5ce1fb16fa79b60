import Foundation
import Testing

@testable import TextLayout

/// The test's own patterns, which divide words before every "k" and "p" after a vowel.
@Suite struct HyphenationTests {
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("hyphens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let patterns = "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\n% comment\na1p\no1k\nu1p\na1k\no2ke.\n"
    try Data(patterns.utf8).write(to: directory.appendingPathComponent("hyph_xx_YY.dic"))
    try Data([0, 1, 2, 0xFF]).write(to: directory.appendingPathComponent("hyph_bad.dic"))
    try Data("KOI8-R\na1b\n".utf8).write(to: directory.appendingPathComponent("hyph_ru.dic"))
  }

  private func divisions(_ word: String, _ language: String = "xx") -> [Int] {
    Hyphenator(directory: directory.path).divisions(of: Array(word.utf16), language: language)
  }

  @Test func patternsSayWhereWordsDivide() {
    #expect(divisions("kapoka") == [2, 4])
    #expect(divisions("Kapoka") == [2, 4])
    #expect(divisions("\u{201C}kapoka,\u{201D}") == [3, 5])
    // At least two letters remain on both sides, and a pattern with an even number forbids what another allows.
    #expect(divisions("apap") == [])
    #expect(divisions("kapoke") == [2])
    #expect(divisions("kap0ka") == [])
  }

  @Test(arguments: ["zz", "bad", "ru", "../xx", ""]) func languagesWithoutPatternsKeepWordsWhole(_ language: String) {
    #expect(divisions("kapoka", language) == [])
  }

  private func lines(_ text: String, width: CGFloat, factor: Double) throws -> [String] {
    let engine = TextEngine(library: try FontLibrary(), hyphenator: Hyphenator(directory: directory.path))
    let style = ParagraphStyle(hyphenation: Hyphenation(factor: factor, language: "xx"))
    let layout = engine.layout(AttributedText(text, style: style), in: LayoutConstraints(width: width))
    return layout.lines.map { line in
      line.text(of: text) + (line.runs.last?.range.isEmpty == true ? "-" : "")
    }
  }

  @Test func wordsAreDividedWhereALineIsTooEmpty() throws {
    let engine = try makeEngine()
    let width = engine.width("one kapo") + engine.width("-") + 1
    #expect(try lines("one kapoka", width: width, factor: 1) == ["one kapo-", "ka"])
    #expect(try lines("one kapoka", width: width, factor: 0) == ["one", "kapoka"])
    // "one" fills more than a tenth of the line, which is sufficient.
    #expect(try lines("one kapoka", width: width, factor: 0.1) == ["one", "kapoka"])
    // With less space, the previous part is used.
    #expect(try lines("one kapoka", width: width - engine.width("o"), factor: 1) == ["one ka-", "poka"])
  }

  @Test func aWordThatIsAloneAndTooLongIsDivided() throws {
    let engine = try makeEngine()
    let width = engine.width("kapo") + engine.width("-") + 1
    #expect(try lines("kapoka", width: width, factor: 0.1) == ["kapo-", "ka"])
  }
}
