import Foundation
import Testing

@testable import TextLayout

@Suite struct ParagraphStyleTests {
  let engine: TextEngine
  /// The system font's line at 17 points.
  let lineHeight: CGFloat = 20.287109375

  init() throws { engine = try makeEngine() }

  private func layout(
    _ string: String, _ style: ParagraphStyle, width: CGFloat = .infinity,
    interface: ParagraphStyle.WritingDirection = .leftToRight
  ) -> LaidOutText {
    engine.layout(
      AttributedText(string, style: style), in: LayoutConstraints(width: width, interfaceDirection: interface))
  }

  @Test func alignmentMovesLinesWithinTheWidth() {
    let width = engine.width("Hello")
    func left(_ alignment: ParagraphStyle.Alignment) -> CGFloat {
      layout("Hello", ParagraphStyle(alignment: alignment), width: 200).lines[0].frame.minX
    }
    #expect(left(.left) == 0)
    #expect(left(.natural) == 0)
    #expect(left(.justified) == 0)
    #expect(isClose(left(.center), (200 - width) / 2))
    #expect(isClose(left(.right), 200 - width))
  }

  @Test func withoutAWidthTheWidestLineCounts() {
    let layout = layout("Hello\nHi", ParagraphStyle(alignment: .right))
    #expect(layout.lines[0].frame.minX == 0)
    #expect(isClose(layout.lines[1].frame.maxX, engine.width("Hello")))
  }

  @Test func naturalAlignmentFollowsTheParagraphsDirection() {
    let layout = layout("שלום", ParagraphStyle(), width: 200)
    #expect(isClose(layout.lines[0].frame.maxX, 200))
  }

  @Test func runsMoveWithTheirLine() {
    let layout = layout("Hello", ParagraphStyle(alignment: .center), width: 200)
    #expect(layout.lines[0].runs[0].origin.x == layout.lines[0].frame.minX)
    #expect(layout.lines[0].runs[0].origin.y == layout.lines[0].baseline)
  }

  @Test func justificationFillsAllLinesButTheLast() throws {
    let string = "aaa bbb ccc ddd eee fff"
    let layout = layout(string, ParagraphStyle(alignment: .justified), width: engine.width("aaa bbb ccc") + 9)
    #expect(layout.lines.count == 2)
    #expect(isClose(layout.lines[0].frame.width, engine.width("aaa bbb ccc") + 9))
    #expect(isClose(layout.lines[1].frame.width, engine.width("ddd eee fff")))
    // Two spaces share 9 points: the third word starts 9 points further right, the second 4.5.
    let plain = self.layout(string, ParagraphStyle(), width: engine.width("aaa bbb ccc") + 9)
    let moved = zip(layout.lines[0].runs[0].glyphs.glyphs, plain.lines[0].runs[0].glyphs.glyphs).map {
      $0.position.x - $1.position.x
    }
    #expect(moved.count == 9)
    #expect(isClose(moved[2], 0))
    #expect(isClose(moved[3], 4.5))
    #expect(isClose(moved[8], 9))
  }

  @Test func lineSpacingLiesBetweenLines() {
    let layout = layout("a\u{2028}b\u{2028}c", ParagraphStyle(lineSpacing: 5))
    #expect(isClose(layout.size.height, 3 * lineHeight + 2 * 5))
    #expect(isClose(layout.lines[1].frame.minY, lineHeight + 5))
  }

  private func leaded(_ string: String, _ style: ParagraphStyle = ParagraphStyle()) -> AttributedText {
    AttributedText(
      string, attributes: TextAttributes(font: .system(17), leading: 22 - lineHeight), paragraphStyle: style)
  }

  /// Body text has its baselines 22 apart; six lines are 5 x 22 and one line high.
  @Test func leadingLiesBetweenLinesAndNotAfterTheLast() {
    #expect(isClose(engine.layout(leaded("a")).size.height, lineHeight))
    let six = engine.layout(leaded("a\nb\nc\u{2028}d\ne\nf"))
    #expect(isClose(six.size.height, 5 * 22 + lineHeight))
    #expect(isClose(six.lines[3].baseline - six.lines[2].baseline, 22))
    let fitting = engine.layout(leaded("a\nb"), in: LayoutConstraints(height: 41.5, lineBreakMode: .byTruncatingTail))
    #expect(fitting.lines.count == 1)
    let without = engine.layout(leaded("a\nb"), in: LayoutConstraints(usesLineLeading: false))
    #expect(isClose(without.size.height, 2 * lineHeight))
    let extra = engine.layout(leaded("a\n"), in: LayoutConstraints(includesExtraLine: true))
    #expect(isClose(extra.size.height, 22 + lineHeight))
  }

  @Test func theGreatestLeadingOfALineCounts() {
    var text = leaded("ab\nc")
    text.setAttributes(TextAttributes(font: .system(17), leading: 6), in: 1..<2)
    #expect(isClose(engine.layout(text).lines[1].frame.minY, lineHeight + 6))
    text.setAttributes(TextAttributes(font: .system(17), leading: -0.5), in: 0..<3)
    #expect(isClose(engine.layout(text).lines[1].frame.minY, lineHeight - 0.5))
  }

  @Test func limitsAreForTheDistanceOfLines() {
    func distance(_ style: ParagraphStyle) -> CGFloat {
      let lines = engine.layout(leaded("a\nb", style)).lines
      return lines[1].baseline - lines[0].baseline
    }
    #expect(isClose(distance(ParagraphStyle(minimumLineHeight: 24, maximumLineHeight: 24)), 24))
    #expect(isClose(distance(ParagraphStyle(minimumLineHeight: 21)), 22))
    #expect(isClose(distance(ParagraphStyle(maximumLineHeight: 21)), 21))
  }

  @Test func paragraphSpacingLiesBetweenParagraphs() {
    let style = ParagraphStyle(paragraphSpacing: 7, paragraphSpacingBefore: 3)
    #expect(isClose(layout("a\nb\u{2028}c", style).size.height, 3 * lineHeight + 7 + 3))
    #expect(isClose(layout("a", style).size.height, lineHeight))
  }

  @Test func theMultipleAddsSpaceAboveTheText() {
    let layout = layout("a", ParagraphStyle(lineHeightMultiple: 1.5))
    #expect(isClose(layout.size.height, lineHeight * 1.5))
    #expect(isClose(layout.lines[0].descent, 4.1005859375))
    #expect(isClose(layout.lines[0].baseline, lineHeight * 1.5 - 4.1005859375))
  }

  @Test func heightsStayWithinTheirLimits() {
    #expect(isClose(layout("a", ParagraphStyle(minimumLineHeight: 30)).size.height, 30))
    #expect(isClose(layout("a", ParagraphStyle(maximumLineHeight: 15)).size.height, 15))
    #expect(isClose(layout("a", ParagraphStyle(minimumLineHeight: 10, maximumLineHeight: 50)).size.height, lineHeight))
    let both = ParagraphStyle(lineHeightMultiple: 3, maximumLineHeight: 40)
    #expect(isClose(layout("a", both).size.height, 40))
  }

  @Test func indentsNarrowTheLines() {
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: -5)
    let layout = layout("aaaa bbbb cccc dddd", style, width: engine.width("aaaa bbbb") + 20)
    #expect(layout.lines[0].frame.minX == 30)
    #expect(layout.lines[1].frame.minX == 10)
    #expect(layout.lines.count == 3)
    for line in layout.lines { #expect(line.frame.maxX <= engine.width("aaaa bbbb") + 15.001) }
  }

  @Test func aPositiveTailIndentIsTheLinesEnd() {
    let style = ParagraphStyle(alignment: .right, tailIndent: 100)
    #expect(isClose(layout("abc", style, width: 300).lines[0].frame.maxX, 100))
  }

  @Test func indentsStartOnTheRightFromRightToLeft() {
    let layout = layout("שלום", ParagraphStyle(firstLineHeadIndent: 20), width: 200)
    #expect(isClose(layout.lines[0].frame.maxX, 180))
  }

  @Test func theIndentBelongsToTheSize() {
    #expect(isClose(layout("abc", ParagraphStyle(firstLineHeadIndent: 20)).size.width, engine.width("abc") + 20))
  }

  @Test func eachParagraphHasItsStyle() {
    var text = AttributedText("a\nb")
    text.setParagraphStyle(ParagraphStyle(alignment: .right), in: 2..<3)
    let layout = engine.layout(text, in: LayoutConstraints(width: 100))
    #expect(layout.lines[0].frame.minX == 0)
    #expect(isClose(layout.lines[1].frame.maxX, 100))
  }
}
