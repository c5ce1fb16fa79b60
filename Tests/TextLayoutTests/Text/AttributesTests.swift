import Foundation
import Graphics
import Testing

@testable import TextLayout

@Suite struct AttributesTests {
  let engine: TextEngine
  let red = Color(red: 1, green: 0, blue: 0)

  init() throws { engine = try makeEngine() }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes(font: .system(17))
    change(&attributes)
    return attributes
  }

  private func line(_ string: String, _ change: (inout TextAttributes) -> Void) throws -> LaidOutText.Line {
    try #require(engine.layout(AttributedText(string, attributes: attributes(change))).lines.first)
  }

  @Test func kernIsAddedAfterEveryCharacter() throws {
    let plain = engine.width("abcd")
    #expect(isClose(try line("abcd") { $0.kern = 2 }.frame.width, plain + 8))
    #expect(isClose(try line("abcd") { $0.tracking = -1 }.frame.width, plain - 4))
    #expect(isClose(try line("abcd") { ($0.kern, $0.tracking) = (2, 1) }.frame.width, plain + 12))
  }

  @Test func kernDoesNotDivideAClusterOrAnEmoji() throws {
    #expect(isClose(try line("👨‍👩‍👧") { $0.kern = 5 }.frame.width, engine.width("👨‍👩‍👧") + 5))
    #expect(isClose(try line("e\u{301}") { $0.kern = 5 }.frame.width, engine.width("e\u{301}") + 5))
  }

  @Test func theFontsOwnKerningCanBeSwitchedOff() throws {
    let without = try line("AVAVAV") { $0.usesFontKerning = false }
    #expect(without.frame.width > engine.width("AVAVAV") + 1)
  }

  @Test func theTallestFontSetsTheLinesHeight() {
    var text = AttributedText("small BIG")
    text.setAttributes(TextAttributes(font: .system(34)), in: 6..<9)
    let layout = engine.layout(text)
    #expect(isClose(layout.size.height, 34 * 1.193359375))
    #expect(isClose(layout.firstBaseline, 34 * 0.9521484375))
    #expect(Set(layout.lines[0].runs.map(\.origin.y)).count == 1)
    #expect(layout.lines[0].runs.map(\.glyphs.pointSize) == [17, 34])
  }

  @Test func lineHeightsBelongToTheLinesThatHoldTheFont() {
    var text = AttributedText("small\nBIG\nsmall")
    text.setAttributes(TextAttributes(font: .system(34)), in: 6..<9)
    let heights = engine.layout(text).lines.map(\.frame.height)
    #expect(isClose(heights[0], 20.287109375))
    #expect(isClose(heights[1], 34 * 1.193359375))
    #expect(isClose(heights[2], 20.287109375))
  }

  @Test func raisedTextMovesUpAndMakesRoom() throws {
    var text = AttributedText("x2")
    text.setAttributes(attributes { $0.baselineOffset = 6 }, in: 1..<2)
    let line = engine.layout(text).lines[0]
    #expect(isClose(line.runs[0].origin.y - line.runs[1].origin.y, 6))
    #expect(isClose(line.frame.height, 20.287109375 + 6))
  }

  @Test func coloursDivideRuns() {
    var text = AttributedText("abc")
    text.setAttributes(attributes { $0.color = red }, in: 1..<2)
    let runs = engine.layout(text).lines[0].runs
    #expect(runs.map(\.color) == [.black, red, .black])
    #expect(runs.map(\.range) == [0..<1, 1..<2, 2..<3])
  }

  @Test func underlinesLieBelowTheBaseline() throws {
    let line = try line("abc") { $0.underline = LineDecoration(color: red) }
    let underline = try #require(line.decorations.first)
    #expect(line.decorations.count == 1)
    #expect(underline.kind == .underline)
    #expect(underline.color == red)
    #expect(underline.rect.minY > line.baseline)
    #expect(underline.rect.maxY < line.frame.maxY + 1)
    #expect(isClose(underline.rect.width, line.frame.width))
  }

  @Test func linesThroughTextLieAboveTheBaselineInItsColour() throws {
    let line = try line("abc") { ($0.strikethrough, $0.color) = (LineDecoration(), red) }
    let strike = try #require(line.decorations.first)
    #expect(strike.kind == .strikethrough)
    #expect(strike.color == red)
    #expect(strike.rect.maxY < line.baseline)
    #expect(strike.rect.minY > line.baseline - 12)
  }

  @Test func stylesOfLines() throws {
    let single = try line("abc") { $0.underline = LineDecoration() }.decorations
    let thick = try line("abc") { $0.underline = LineDecoration(style: .thick) }.decorations
    let double = try line("abc") { $0.underline = LineDecoration(style: .double) }.decorations
    #expect(isClose(thick[0].rect.height, 2 * single[0].rect.height))
    #expect(double.count == 2)
    #expect(double[0].rect.maxY < double[1].rect.minY)
  }

  @Test func anUnderlineByWordLeavesSpacesOut() throws {
    let decorations = try line("ab cd") { $0.underline = LineDecoration(byWord: true) }.decorations
    #expect(decorations.count == 2)
    #expect(isClose(decorations[0].rect.width, engine.width("ab"), within: 0.5))
  }

  @Test func decorationsOfNeighboursJoin() {
    let underline = LineDecoration(color: red)
    var text = AttributedText("abcd", attributes: attributes { $0.underline = underline })
    text.setAttributes(attributes { ($0.underline, $0.color) = (underline, red) }, in: 2..<4)
    #expect(engine.layout(text).lines[0].decorations.count == 1)
  }

  @Test func backgroundsAreAsHighAsTheLine() throws {
    var text = AttributedText("ab cd")
    text.setAttributes(attributes { $0.backgroundColor = red }, in: 3..<5)
    let line = engine.layout(text).lines[0]
    let background = try #require(line.decorations.first)
    #expect(background.kind == .background)
    #expect(isClose(background.rect.minX, engine.width("ab ")))
    #expect(isClose(background.rect.height, line.frame.height))
  }

  @Test func attachmentsTakeTheirRoom() throws {
    var text = AttributedText("a\u{FFFC}b")
    let attachment = TextAttachment(id: 7, size: CGSize(width: 40, height: 50))
    text.setAttributes(attributes { $0.attachment = attachment }, in: 1..<2)
    let line = engine.layout(text).lines[0]
    let placed = try #require(line.attachments.first)
    #expect(placed.id == 7)
    #expect(placed.offset == 1)
    #expect(placed.rect == CGRect(x: line.runs[0].width, y: line.baseline - 50, width: 40, height: 50))
    #expect(isClose(line.frame.height, 50 + 4.1005859375))
    #expect(isClose(line.frame.width, engine.width("a") + 40 + engine.width("b")))
  }

  @Test func attachmentsHangBelowTheBaseline() throws {
    var text = AttributedText("\u{FFFC}")
    let attachment = TextAttachment(id: 1, bounds: CGRect(x: 0, y: -10, width: 20, height: 20))
    text.setAttributes(attributes { $0.attachment = attachment }, in: 0..<1)
    let line = engine.layout(text).lines[0]
    #expect(isClose(line.descent, 10))
    #expect(isClose(line.attachments[0].rect.maxY, line.baseline + 10))
  }

  @Test func anAttachmentElsewhereIsIgnored() throws {
    let attachment = TextAttachment(id: 1, size: CGSize(width: 90, height: 90))
    let line = try line("abc") { $0.attachment = attachment }
    #expect(line.attachments.isEmpty)
    #expect(isClose(line.frame.height, 20.287109375))
  }

  @Test func paintingGoesFromBackgroundToStrikethrough() throws {
    let layout = engine.layout(
      AttributedText(
        "ab",
        attributes: attributes {
          $0.backgroundColor = .white
          $0.underline = LineDecoration(pattern: .dash)
          $0.strikethrough = LineDecoration()
        }))
    let items = layout.displayItems(at: CGPoint(x: 10, y: 20))
    #expect(items.count == 4)
    guard case .fill(let background, _, _) = items[0], case .stroke(_, _, let dashes) = items[1],
      case .glyphs(_, let origin, _) = items[2], case .fill = items[3]
    else {
      Issue.record("expected a background, a dashed underline, glyphs and a line through them")
      return
    }
    #expect(background.rectangle?.origin == CGPoint(x: 10, y: 20))
    #expect(dashes.dash.count == 2)
    #expect(origin == CGPoint(x: 10, y: 20 + layout.firstBaseline))
  }

  /// For any thickness: dots and gaps are as long as the line is thick, as in labels.
  @Test(arguments: [LineDecoration.Style.single, .thick])
  func aDottedUnderlineHasDots(_ style: LineDecoration.Style) throws {
    let underline = LineDecoration(style: style, pattern: .dot)
    let layout = engine.layout(AttributedText("abc", attributes: attributes { $0.underline = underline }))
    guard case .stroke(let path, _, let stroke) = layout.displayItems(at: .zero).first else {
      Issue.record("expected a dashed line first")
      return
    }
    let thickness = try #require(layout.lines[0].decorations.first).rect.height
    #expect(stroke.width == thickness)
    #expect(stroke.dash == [thickness, thickness])
    #expect(path.controlPointBox.width > 4 * thickness)
  }

  @Test func backgroundsLieBelowTheLettersOfAllLines() {
    let text = AttributedText("g\nb", attributes: attributes { $0.backgroundColor = .white })
    let items = engine.layout(text).displayItems(at: .zero)
    let kinds = items.map { if case .fill = $0 { "background" } else { "glyphs" } }
    #expect(kinds == ["background", "background", "glyphs", "glyphs"])
  }

  @Test func aSilhouetteHasOneColorAndNoBackground() {
    let layout = engine.layout(
      AttributedText(
        "ab",
        attributes: attributes {
          $0.backgroundColor = .white
          $0.underline = LineDecoration(color: .white)
          $0.strikethrough = LineDecoration()
        }))
    let red = Color(red: 1, green: 0, blue: 0)
    let colors = layout.silhouette(in: red, at: .zero).map { item -> Color? in
      switch item {
      case .fill(_, .color(let color), _): color
      case .glyphs(_, _, let color): color
      default: nil
      }
    }
    // Underline, glyphs, strikethrough.
    #expect(colors == [red, red, red])
  }

  @Test func tabularDigitsShareOneWidth() throws {
    func width(_ string: String) throws -> CGFloat {
      let font = FontDescription(pointSize: 17, hasTabularDigits: true)
      return engine.layout(AttributedText(string, attributes: TextAttributes(font: font))).size.width
    }
    #expect(isClose(try width("1111"), try width("8888")))
    #expect(engine.width("1111") < engine.width("8888") - 1)
  }

  @Test(.enabled(if: isInstalled("noto/NotoSansMono-Regular.ttf"))) func fixedWidthLettersShareOneWidth() {
    func width(_ string: String) -> CGFloat {
      let font = FontDescription(family: .systemMonospaced, pointSize: 17)
      return engine.layout(AttributedText(string, attributes: TextAttributes(font: font))).size.width
    }
    #expect(isClose(width("iiii"), width("WWWW")))
  }

  @Test func weightAndSlantChangeTheFont() throws {
    let bold = try line("abc") { $0.font.weight = 700 }
    let plain = try line("abc") { _ in }
    func weight(_ line: LaidOutText.Line) -> Double? {
      line.runs[0].glyphs.font.variations.first { $0.tag == "wght" }?.value
    }
    #expect(try #require(weight(bold)) > #require(weight(plain)) + 200)
    #expect(bold.frame.width > engine.width("abc"))
    #expect(try line("abc") { $0.font.isItalic = true }.usesFont("Inter-italic.var.ttf"))
  }

  @Test func arrowsAndProductsStayWhatWasTyped() throws {
    #expect(try line("->") { _ in }.glyphCount == 2)
    func id(_ string: String, at index: Int) throws -> UInt32 {
      try line(string) { _ in }.runs[0].glyphs.glyphs[index].id
    }
    #expect(try id("2x3", at: 1) == id("axb", at: 1))
  }
}
