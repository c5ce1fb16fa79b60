import Foundation
import Testing

@testable import TextLayout

/// Visual order, from left to right, by the Unicode bidirectional algorithm.
@Suite struct BidiTests {
  let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func pieces(
    _ string: String, direction: ParagraphStyle.WritingDirection = .natural,
    interface: ParagraphStyle.WritingDirection = .leftToRight
  ) -> [String] {
    let style = ParagraphStyle(baseWritingDirection: direction)
    let layout = engine.layout(
      AttributedText(string, style: style), in: LayoutConstraints(interfaceDirection: interface))
    return layout.lines[0].visualPieces(of: string)
  }

  @Test func hebrewWordsRunFromRightToLeftWithinEnglish() {
    #expect(pieces("abc שלום עולם def") == ["abc", "עולם", "שלום", "def"])
  }

  @Test func theFirstStrongCharacterSetsTheDirection() {
    #expect(pieces("שלום abc עולם") == ["עולם", "abc", "שלום"])
    #expect(pieces("12 שלום abc") == ["abc", "שלום", "12"])
  }

  @Test func anExplicitDirectionOverrulesTheText() {
    #expect(pieces("abc שלום", direction: .rightToLeft) == ["שלום", "abc"])
    #expect(pieces("שלום abc", direction: .leftToRight) == ["שלום", "abc"])
  }

  /// Recorded on iOS: in Arabic, card and telephone numbers are read as in English, and aligned to the right.
  @Test func textWithoutAStrongCharacterRunsFromLeftToRightFromTheInterfacesEdge() {
    #expect(pieces("3456 9012", interface: .rightToLeft) == ["3456 9012"])
    #expect(pieces("+971", interface: .rightToLeft) == ["+971"])
    func line(_ interface: ParagraphStyle.WritingDirection) -> LaidOutText.Line {
      engine.layout(AttributedText("3456 9012"), in: LayoutConstraints(width: 200, interfaceDirection: interface))
        .lines[0]
    }
    #expect(!line(.rightToLeft).isRightToLeft && isClose(line(.rightToLeft).frame.maxX, 200))
    #expect(!line(.leftToRight).isRightToLeft && line(.leftToRight).frame.minX == 0)
  }

  @Test func eachParagraphHasItsOwnDirection() {
    let layout = engine.layout(AttributedText("abc\nשלום"), in: LayoutConstraints(width: 200))
    #expect(layout.lines.map(\.isRightToLeft) == [false, true])
    #expect(layout.lines[0].frame.minX == 0)
    #expect(isClose(layout.lines[1].frame.maxX, 200))
  }

  @Test func numbersRunFromLeftToRightWithinHebrew() {
    #expect(pieces("שלום 123 עולם") == ["עולם", "123", "שלום"])
  }

  @Test func glyphsOfARunAreInVisualOrder() throws {
    let layout = engine.layout(AttributedText("אב"))
    let run = try #require(layout.lines[0].runs.first)
    let single = engine.layout(AttributedText("א"))
    #expect(run.isRightToLeft)
    #expect(run.glyphs.glyphs.count == 2)
    // Alef comes first, so it is on the right.
    #expect(run.glyphs.glyphs[1].id == single.lines[0].runs[0].glyphs.glyphs[0].id)
    #expect(run.glyphs.glyphs[0].position.x < run.glyphs.glyphs[1].position.x)
  }

  @Test func bracketsAreMirrored() throws {
    let left = engine.layout(AttributedText("(")).lines[0].runs[0].glyphs.glyphs[0].id
    let right = engine.layout(AttributedText(")")).lines[0].runs[0].glyphs.glyphs[0].id
    let style = ParagraphStyle(baseWritingDirection: .rightToLeft)
    let mirrored = engine.layout(AttributedText("(", style: style)).lines[0].runs[0].glyphs.glyphs[0].id
    #expect(mirrored == right)
    #expect(mirrored != left)
  }

  @Test func linesAreReorderedOneByOne() {
    let string = "אאאא בבבב גגגג דדדד"
    let width = engine.width("אאאא בבבב") + 0.5
    let layout = engine.layout(AttributedText(string), in: LayoutConstraints(width: width))
    #expect(layout.lines.map { $0.visualPieces(of: string) } == [["בבבב", "אאאא"], ["דדדד", "גגגג"]])
  }

  @Test func whitespaceAtTheEndHangsOnTheLeft() {
    let layout = engine.layout(AttributedText("שלום  "), in: LayoutConstraints(width: 200))
    #expect(isClose(layout.lines[0].frame.maxX, 200))
    #expect(isClose(layout.lines[0].frame.width, engine.width("שלום")))
  }

  @Test(.enabled(if: isInstalled("noto/NotoSansArabic-Regular.ttf"))) func arabicLettersJoin() {
    func ids(_ string: String) -> [UInt32] {
      engine.layout(AttributedText(string)).lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
    }
    let isolated = Set(ids("ب"))
    let joined = ids("ببب")
    #expect(isolated.count >= 1)
    // Final, medial and initial form: none is the isolated one, and no two are alike.
    #expect(Set(joined).count >= 3)
    #expect(!isolated.isSuperset(of: joined))
  }

  @Test func kernGoesToTheLeftOfRightToLeftLetters() throws {
    let attributes = TextAttributes(font: .system(17), kern: 10)
    let plain = try #require(engine.layout(AttributedText("אב")).lines[0].runs.first).glyphs.glyphs
    let layout = engine.layout(AttributedText("אב", attributes: attributes))
    let kerned = try #require(layout.lines[0].runs.first).glyphs.glyphs
    #expect(isClose(kerned[0].position.x, plain[0].position.x + 10))
    #expect(isClose(kerned[1].position.x, plain[1].position.x + 20))
  }
}
