import Foundation
import Graphics
import Testing

@testable import TextLayout

/// The font that is used for a character.
@Suite struct FallbackTests {
  let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func line(_ string: String, weight: Double = 400) throws -> LaidOutText.Line {
    try #require(engine.layout(AttributedText(string, weight: weight)).lines.first)
  }

  @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "1️⃣", "👍🏽", "❤️", "😀", "🏳️‍🌈", "#️⃣"])
  func emojiAreSingleGlyphs(emoji: String) throws {
    let line = try line(emoji)
    #expect(line.usesFont("NotoColorEmoji.ttf"))
    #expect(line.runs.count == 1)
    #expect(line.glyphCount == 1)
  }

  @Test(arguments: ["1", "#", "©", "A", "→", "—"])
  func ordinaryCharactersAreNotEmoji(character: String) throws {
    #expect(try line(character).usesFont("Inter-roman.var.ttf"))
    #expect(try line(character + "😀").runs.count == 2)
  }

  @Test(.enabled(if: isInstalled("noto/NotoSansSymbols2-Regular.ttf"))) func aTextSelectorKeepsTheEmojiFontAway() throws
  {
    #expect(try line("⌚").usesFont("NotoColorEmoji.ttf"))
    #expect(try !line("⌚\u{FE0E}").usesFont("NotoColorEmoji.ttf"))
  }

  @Test func otherFontsMakeNoLineTaller() throws {
    for string in ["a😀", "日本", "שלום", "สวัสดี", "नमस्ते", "한국"] {
      let layout = engine.layout(AttributedText(string))
      #expect(isClose(layout.size.height, 20.287109375))
      #expect(isClose(layout.lines[0].ascent, 16.1865234375))
    }
  }

  @Test func cyrillicAndGreekAreInters() throws {
    let line = try line("Привет Γειά Čeština")
    #expect(line.runs.count == 3 || line.runs.allSatisfy { $0.glyphs.font.path.hasSuffix("Inter-roman.var.ttf") })
    #expect(!line.runs.contains { $0.glyphs.glyphs.contains { $0.id == 0 } })
  }

  @Test(
    .enabled(if: isInstalled("noto/NotoSansHebrew-Bold.ttf")),
    arguments: [(400.0, "NotoSansHebrew-Regular.ttf"), (700.0, "NotoSansHebrew-Bold.ttf")])
  func fallbackFollowsTheWeight(weight: Double, file: String) throws {
    #expect(try line("שלום", weight: weight).usesFont(file))
  }

  @Test func marksStayWithTheirBase() throws {
    // A combining mark is composed with its base or attached to it: it has no width of its own.
    let plain = engine.width("e")
    #expect(isClose(engine.width("e\u{301}"), plain, within: 0.2))
    #expect(isClose(engine.width("x\u{323}\u{301}"), engine.width("x"), within: 0.2))
  }

  @Test func aMarkOnASpaceIsSeen() throws {
    #expect(try line("a \u{301}").glyphCount == 3)
  }

  @Test func unknownCharactersShowTheBox() throws {
    let line = try line("\u{10FFFD}")
    #expect(line.usesFont("Inter-roman.var.ttf"))
    #expect(line.runs[0].glyphs.glyphs.map(\.id) == [0])
  }

  @Test func invisibleCharactersTakeNoRoom() {
    let width = engine.width("ab")
    for invisible in ["\u{200D}", "\u{2060}", "\u{FEFF}", "\u{0}", "\u{1B}"] {
      #expect(isClose(engine.width("a\(invisible)b"), width, within: 0.5))
    }
  }

  @Test func everyCharacterBelongsToOneRun() {
    let string = "a👨‍👩‍👧 שלום 123 日本 é\u{301} हिन्दी 🇩🇪x"
    let line = engine.layout(AttributedText(string)).lines[0]
    let ranges = line.runs.map(\.range).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    for (a, b) in zip(ranges, ranges.dropFirst()) { #expect(a.upperBound <= b.lowerBound) }
    #expect(ranges.last?.upperBound == string.utf16.count)
  }

  @Test func linesBreakBetweenEmojiAndNeverWithin() {
    let string = "👨‍👩‍👧👍🏽🇩🇪🇫🇷1️⃣"
    let lines = engine.lines(string, width: engine.width("👍🏽") + 1)
    #expect(lines == ["👨‍👩‍👧", "👍🏽", "🇩🇪", "🇫🇷", "1️⃣"])
  }
}

/// The system font's designs.
@Suite struct SystemDesignTests {
  let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func layout(_ family: FontDescription.Family, weight: Double = 400, isItalic: Bool = false) -> LaidOutText {
    let font = FontDescription(family: family, pointSize: 17, weight: weight, isItalic: isItalic)
    return engine.layout(AttributedText("Serif and sans", attributes: TextAttributes(font: font)))
  }

  @Test(.enabled(if: isInstalled("noto/NotoSerif-Regular.ttf")))
  func theSerifDesignHasSerifsAndTheSystemFontsLines() throws {
    let serif = layout(.systemSerif)
    #expect(try #require(serif.lines.first).usesFont("NotoSerif-Regular.ttf"))
    #expect(serif.size.height == layout(.system).size.height)
    let heavy = layout(.systemSerif, weight: 700, isItalic: true)
    #expect(try #require(heavy.lines.first).usesFont("NotoSerif-BoldItalic.ttf"))
  }

  /// SF Rounded has San Francisco's letters with round corners, its vertical metrics, and similar widths.
  @Test func theRoundedDesignIsTheSystemFontWithRoundCorners() throws {
    let plain = layout(.system)
    let rounded = layout(.systemRounded)
    let font = try #require(rounded.lines.first?.runs.first).glyphs.font
    #expect(try #require(rounded.lines.first).usesFont("Inter-roman.var.ttf"))
    // Half of the stems' 0.0852 em.
    #expect(CornerRounding(font.variations)?.radius == 0.0426)
    #expect(rounded.size.height == plain.size.height)
    #expect(rounded.lines.first?.baseline == plain.lines.first?.baseline)
    #expect(abs(rounded.size.width / plain.size.width - 1) < 0.001)
    #expect(try #require(layout(.systemRounded, isItalic: true).lines.first).usesFont("Inter-italic.var.ttf"))
  }

  @Test func roundedDigitsShareOneWidthWhereAskedFor() throws {
    func width(_ text: String, _ isTabular: Bool) -> CGFloat {
      let font = FontDescription(family: .systemRounded, pointSize: 17, hasTabularDigits: isTabular)
      return engine.layout(AttributedText(text, attributes: TextAttributes(font: font))).size.width
    }
    #expect(abs(width("1111", true) - width("8888", true)) < 0.001)
    #expect(width("1111", false) < width("8888", false) - 4)
  }

  /// Recorded on iOS 26: digits of 0.63 em in bold at 20 points, a dash of 1.03 em (home-assistant's energy widget).
  @Test func roundedDigitsAreAsWideAsRecorded() throws {
    func width(_ text: String) -> CGFloat {
      let font = FontDescription(family: .systemRounded, pointSize: 20, weight: 700)
      return engine.layout(AttributedText(text, attributes: TextAttributes(font: font))).size.width
    }
    #expect(abs(width("0123456789") / 200 - 0.63) < 0.015)
    #expect(abs(width("\u{2014}") / 20 - 1.03) < 0.01)
  }

  /// Recorded on iOS 26 in bold at 20 points (home-assistant's energy widget): 19.33 points between the digits beside the comma of
  /// 68,8, and 18.67 in 0,9.
  @Test func aRoundedCommaIsAsWideAsRecorded() throws {
    let font = FontDescription(family: .systemRounded, pointSize: 20, weight: 700)
    func distance(_ text: String) throws -> CGFloat {
      let line = engine.layout(AttributedText(text, attributes: TextAttributes(font: font))).lines[0]
      let glyphs = try #require(line.runs.first).glyphs.glyphs
      return try #require(glyphs.last).position.x - glyphs[0].position.x
    }
    let mean = try (distance("8,8") + distance("0,9")) / 2
    #expect(abs(mean - 19) < 0.4)
  }

  /// Recorded on iOS 26 in semibold at 30 points: the ink of an 8 is 49 pixels wide at 3x (home-assistant's calendar).
  @Test func aRoundedEightIsAsWideAsRecorded() throws {
    let font = FontDescription(family: .systemRounded, pointSize: 30, weight: 600)
    let line = engine.layout(AttributedText("8", attributes: TextAttributes(font: font))).lines[0]
    let glyph = try #require(line.runs.first?.glyphs.glyphs.first).id
    #expect(abs(Double(engine.outline(of: glyph, in: font).controlPointBox.width) * 3 - 49) < 2)
  }
}
