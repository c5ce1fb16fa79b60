import Foundation
import Testing

@testable import TextLayout

@Suite struct TruncationTests {
  let engine: TextEngine
  let text = "The quick brown fox"

  init() throws { engine = try makeEngine() }

  @Test func tailKeepsTheStart() throws {
    let width = engine.width("The qui…") + 0.1
    #expect(engine.lines(text, width: width, maximumLines: 1, mode: .byTruncatingTail) == ["The qui…"])
  }

  @Test func headKeepsTheEnd() {
    let width = engine.width("…own fox") + 0.1
    #expect(engine.lines(text, width: width, maximumLines: 1, mode: .byTruncatingHead) == ["…own fox"])
  }

  @Test func middleKeepsBothEnds() {
    let lines = engine.lines(text, width: engine.width("The quick…fox"), maximumLines: 1, mode: .byTruncatingMiddle)
    #expect(lines.count == 1)
    let parts = lines[0].split(separator: "…")
    #expect(parts.count == 2)
    #expect(text.hasPrefix(parts[0]))
    #expect(text.hasSuffix(parts[1]))
    #expect(abs(engine.width(String(parts[0])) - engine.width(String(parts[1]))) < 20)
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func truncatedLinesFit(mode: LineBreakMode) {
    let whole = engine.width(text)
    for width in stride(from: 20, to: whole, by: 7) {
      let layout = engine.layout(
        AttributedText(text), in: LayoutConstraints(width: width, maximumLines: 1, lineBreakMode: mode))
      #expect(layout.lines.count == 1)
      #expect(layout.lines[0].frame.width <= width + 0.01)
      #expect(layout.isTruncated)
    }
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping])
  func whatFitsIsLeftAlone(mode: LineBreakMode) {
    let constraints = LayoutConstraints(width: engine.width(text), maximumLines: 1, lineBreakMode: mode)
    let layout = engine.layout(AttributedText(text), in: constraints)
    #expect(!layout.isTruncated)
    #expect(!layout.lines[0].isTruncated)
    #expect(layout.lines[0].text(of: text) == text)
  }

  @Test func onlyTheLastLineIsTruncated() {
    let lines = engine.lines(
      "The quick brown fox jumps over the lazy dog", width: 120, maximumLines: 2, mode: .byTruncatingTail)
    #expect(lines.count == 2)
    #expect(!lines[0].contains("…"))
    #expect(lines[1].hasSuffix("…"))
  }

  @Test func wordWrappingEndsTheLastLineAtAWord() {
    let string = "The quick brown fox jumps"
    let constraints = LayoutConstraints(width: engine.width("The quick br"), maximumLines: 1)
    let layout = engine.layout(AttributedText(string), in: constraints)
    #expect(layout.lines.map { $0.text(of: string) } == ["The quick"])
    #expect(layout.isTruncated)
  }

  @Test func clippingLetsTheLineRunOn() {
    let constraints = LayoutConstraints(width: 50, maximumLines: 1, lineBreakMode: .byClipping)
    let layout = engine.layout(AttributedText(text), in: constraints)
    #expect(isClose(layout.lines[0].frame.width, engine.width(text)))
    #expect(layout.size.width == 50)
    #expect(layout.isTruncated)
  }

  @Test func whitespaceBeforeTheEllipsisGoes() {
    let width = engine.width("The …") + 0.1
    #expect(engine.lines(text, width: width, maximumLines: 1, mode: .byTruncatingTail) == ["The…"])
  }

  /// Recorded on iOS 26: a time of day is truncated to "1:00…", without its narrow space (home-assistant's widgets).
  @Test(arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
  func spacesThatDoNotBreakLinesGoAsWell(space: String) {
    let width = engine.width("1:00\(space)…") + 0.1
    #expect(engine.lines("1:00\(space)PM", width: width, maximumLines: 1, mode: .byTruncatingTail) == ["1:00…"])
    let end = engine.width("…\(space)PM") + 0.1
    #expect(engine.lines("1:00\(space)PM", width: end, maximumLines: 1, mode: .byTruncatingHead) == ["…PM"])
  }

  @Test func aFurtherParagraphCallsForAnEllipsis() {
    #expect(engine.lines("One\nTwo", width: 200, maximumLines: 1, mode: .byTruncatingTail) == ["One…"])
    #expect(engine.lines("One\n", width: 200, maximumLines: 1, mode: .byTruncatingTail) == ["One"])
  }

  @Test func aSeparatorAtTheEndIsNoFurtherText() {
    let text = "One\u{2028}"
    let constraints = LayoutConstraints(width: 200, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let layout = engine.layout(AttributedText(text), in: constraints)
    #expect(!layout.isTruncated)
    #expect(layout.lines.map(\.range) == [0..<4])
  }

  @Test func withoutRoomTheEllipsisRemains() {
    #expect(engine.lines(text, width: 1, maximumLines: 1, mode: .byTruncatingTail) == ["…"])
    #expect(engine.lines(text, width: 1, maximumLines: 1, mode: .byTruncatingHead) == ["…"])
    #expect(engine.lines(text, width: 1, maximumLines: 1, mode: .byTruncatingMiddle) == ["…"])
  }

  @Test func charactersStayWhole() {
    let family = "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"
    let one = engine.width("👨‍👩‍👧")
    let lines = engine.lines(family, width: one * 2.9, maximumLines: 1, mode: .byTruncatingTail)
    #expect(lines == ["👨‍👩‍👧👨‍👩‍👧…"])
  }

  @Test func theEllipsisLooksLikeItsNeighbour() throws {
    var text = AttributedText("small LARGE AND MORE")
    text.setAttributes(TextAttributes(font: .system(30), color: .white), in: 6..<20)
    let constraints = LayoutConstraints(
      width: 150, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let line = engine.layout(text, in: constraints).lines[0]
    let last = try #require(line.runs.last)
    #expect(last.range.isEmpty)
    #expect(last.glyphs.pointSize == 30)
    #expect(last.color == .white)
    #expect(line.frame.width <= 150)
  }

  /// Links whose letters are all visible don't change the ellipsis.
  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func theEllipsisLooksLikeTheFirstCharacterThatItStandsFor(mode: LineBreakMode) throws {
    let constraints = LayoutConstraints(
      width: engine.width("The qui…n fox"), maximumLines: 1, lineBreakMode: mode)
    var text = AttributedText("The quick brown fox")
    let shown = engine.layout(text, in: constraints).lines[0].runs.map(\.range).filter { !$0.isEmpty }
    #expect(shown.count == (mode == .byTruncatingMiddle ? 2 : 1))
    for range in shown { text.setAttributes(TextAttributes(font: .system(17), color: .white), in: range) }
    let line = engine.layout(text, in: constraints).lines[0]
    let ellipsis = try #require(line.runs.first { $0.range.isEmpty })
    #expect(ellipsis.color == .black)
    #expect(line.runs.filter { !$0.range.isEmpty }.allSatisfy { $0.color == .white })
  }

  /// Recorded: two lines of a longer text in 375 points are as wide as their letters.
  @Test func theSpaceAtTheEndOfTheLastAllowedLineDoesNotCountWhereTextFollows() {
    let string = "The quick brown fox"
    func width(_ lines: Int, _ string: String) -> CGFloat {
      engine.layout(
        AttributedText(string), in: LayoutConstraints(width: engine.width("The quick br"), maximumLines: lines)
      ).size.width
    }
    #expect(isClose(width(1, string), engine.width("The quick")))
    #expect(isClose(width(2, string), engine.width("The quick ")))
    #expect(isClose(width(1, "The quick "), engine.width("The quick ")))
  }

  @Test func rightToLeftTextEndsInAnEllipsisOnTheLeft() throws {
    let string = "שלום עולם שלום עולם"
    let constraints = LayoutConstraints(
      width: engine.width(string) / 2, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let line = engine.layout(AttributedText(string), in: constraints).lines[0]
    #expect(line.isRightToLeft)
    #expect(line.visualPieces(of: string).first == "…")
    #expect(line.runs.last?.range.lowerBound == 0)
  }
}
