import Foundation
import Testing

@testable import TextLayout

/// Unusual input, which must neither end the process nor take a long time.
@Suite struct RobustnessTests {
  let engine: TextEngine

  init() throws { engine = try makeEngine() }

  static let texts = [
    "", " ", "\n", "\r\n\r\n", "\t\t", "a", "Hello world", "שלום", "👨‍👩‍👧🇩🇪", "\u{FFFC}", "\u{FFFF}a\u{FFFF}",
    "\u{202E}abc\u{202C}",
    "\u{2066}abc", "\u{301}\u{301}", "🇩", "\u{0}\u{1}", "\u{AD}\u{AD}", "\u{200B}\u{200B}", "\u{10FFFF}", "a\u{2028}",
    "\u{1F1E6}\u{1F1E7}\u{1F1E8}",
  ]

  @Test(arguments: texts) func anyTextInAnyWidth(text: String) {
    for width in [CGFloat.nan, -.infinity, -1, 0, 0.001, 50, .infinity] {
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle] {
        for maximum in [-1, 0, 1, 2] {
          let constraints = LayoutConstraints(width: width, maximumLines: maximum, lineBreakMode: mode)
          let layout = engine.layout(AttributedText(text), in: constraints)
          #expect(layout.size.width.isFinite)
          #expect(layout.size.height.isFinite)
          #expect(layout.lines.count <= text.utf16.count)
        }
      }
    }
  }

  @Test func withoutAnyWidthEachLineHasOneCharacter() {
    #expect(engine.lines("abc", width: 0) == ["a", "b", "c"])
    #expect(engine.lines("abc", width: -5) == ["a", "b", "c"])
    #expect(engine.lines("abc", width: .nan) == ["abc"])
  }

  @Test func numbersWhoseProductIsNoneAnyMore() {
    let attributes = TextAttributes(font: .system(17), kern: -1e300, tracking: 1e300, baselineOffset: 1e300)
    let style = ParagraphStyle(lineHeightMultiple: 1e300)
    let layout = engine.layout(
      AttributedText("नमस्ते\nabc", attributes: attributes, paragraphStyle: style), in: LayoutConstraints(width: -50))
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    // Without a limit, as apps specify it.
    let free = ParagraphStyle(lineHeightMultiple: 2, maximumLineHeight: .greatestFiniteMagnitude)
    let plain = ParagraphStyle(lineHeightMultiple: 2)
    let plainText = TextAttributes(font: .system(17))
    func size(_ style: ParagraphStyle) -> CGSize {
      engine.layout(AttributedText("abc", attributes: plainText, paragraphStyle: style), in: LayoutConstraints()).size
    }
    #expect(size(free) == size(plain))
  }

  @Test func fontsOfEverNewWeightsAndSizesAreNotKept() {
    for step in 0..<3_000 {
      let font = FontDescription.system(10 + CGFloat(step) / 100, weight: 100 + Double(step % 800))
      _ = engine.metrics(of: font)
    }
    let before = engine.layout(AttributedText("abc")).size
    #expect(engine.fonts.count <= 257 + 1_025)
    #expect(engine.layout(AttributedText("abc")).size == before)
  }

  @Test func textsThatEqualNothingAreNotKept() {
    _ = engine.layout(AttributedText("abc", size: 20))
    for _ in 0..<10 { _ = engine.layout(AttributedText("abc", size: .nan)) }
    #expect(engine.cache.count == 1)
  }

  @Test func linesCoverTheTextWithoutGaps() {
    for text in Self.texts + ["The quick brown fox \n jumps  over שלום עולם the 👍🏽 lazy dog"] {
      for width in [CGFloat(0), 40, 90, 300] {
        let lines = engine.layout(AttributedText(text), in: LayoutConstraints(width: width)).lines
        var end = 0
        for line in lines {
          #expect(line.range.lowerBound == end)
          end = line.range.upperBound
        }
        #expect(end == text.utf16.count)
      }
    }
  }

  @Test func rangesAreCutToTheText() {
    var text = AttributedText("abc")
    text.setAttributes(TextAttributes(font: .system(30)), in: 2..<900)
    text.setAttributes(TextAttributes(font: .system(40)), in: -20 ..< -3)
    text.setAttributes(TextAttributes(font: .system(50)), in: 400..<500)
    text.setParagraphStyle(ParagraphStyle(alignment: .center), in: -5..<1000)
    #expect(text.runs.map(\.range) == [0..<2, 2..<3])
    #expect(text.paragraphRuns.map(\.range) == [0..<3])
    #expect(engine.layout(text).lines[0].runs.map(\.glyphs.pointSize) == [17, 30])
  }

  @Test func laterRunsCoverEarlierOnes() {
    let base = TextAttributes(font: .system(10))
    let text = AttributedText(
      "abcdef", attributes: base,
      runs: [
        .init(range: 0..<4, attributes: TextAttributes(font: .system(20))),
        .init(range: 1..<3, attributes: TextAttributes(font: .system(30))),
      ])
    #expect(text.runs.map(\.range) == [0..<1, 1..<3, 3..<4, 4..<6])
    #expect(text.runs.map(\.attributes.font.pointSize) == [20, 30, 20, 10])
  }

  @Test func aRangeWithinACharacterLeavesItWhole() {
    var text = AttributedText("a👨‍👩‍👧b")
    text.setAttributes(TextAttributes(font: .system(30)), in: 2..<5)
    let line = engine.layout(text).lines[0]
    #expect(line.glyphCount == 3)
  }

  @Test func numbersThatAreNoneCountAsZero() {
    var attributes = TextAttributes(font: FontDescription(pointSize: .nan, weight: .nan))
    #expect(engine.layout(AttributedText("abc", attributes: attributes)).size == .zero)
    attributes = TextAttributes(font: .system(17), kern: .nan, tracking: .infinity, baselineOffset: -.infinity)
    #expect(isClose(engine.layout(AttributedText("abc", attributes: attributes)).size.width, engine.width("abc")))
    var style = ParagraphStyle()
    style.lineSpacing = .nan
    style.headIndent = .infinity
    style.firstLineHeadIndent = .nan
    style.tailIndent = .nan
    style.lineHeightMultiple = .infinity
    style.minimumLineHeight = .nan
    style.tabStops = [TabStop(.nan), TabStop(.infinity)]
    style.defaultTabInterval = .nan
    let layout = engine.layout(AttributedText("a\tb c", style: style), in: LayoutConstraints(width: 100))
    #expect(layout.size.width.isFinite)
    #expect(isClose(layout.size.height, 20.287109375))
  }

  @Test func sizesBelowZeroAndBeyondMeasureAreHarmless() {
    for size: CGFloat in [-5, 0, 0.001, 5_000, 1e30, .infinity] {
      let layout = engine.layout(AttributedText("abc def", size: size), in: LayoutConstraints(width: 100))
      #expect(layout.size.height.isFinite)
    }
  }

  @Test func aVeryLongParagraphEnds() {
    let text = String(repeating: "word שלום 👍 ", count: 2_000)
    let layout = engine.layout(AttributedText(text), in: LayoutConstraints(width: 300))
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
    let one = engine.layout(
      AttributedText(text), in: LayoutConstraints(width: 300, maximumLines: 1, lineBreakMode: .byTruncatingMiddle))
    #expect(one.lines[0].frame.width <= 300.01)
  }

  @Test func indentsWiderThanTheRoomStillEnd() {
    let style = ParagraphStyle(firstLineHeadIndent: 500, headIndent: 500)
    #expect(engine.lines("abc", width: 100, style: style) == ["a", "b", "c"])
  }

  @Test func theCacheLetsGoOfWhatIsOld() {
    let cache = ShapedTextCache(capacity: 100)
    var shaped = 0
    func use(_ string: String) {
      let text = cache.text(AttributedText(string), .leftToRight) {
        shaped += 1
        return []
      }
      _ = cache.layout(of: text, in: LayoutConstraints()) { _ in
        LaidOutText(lines: [], size: .zero, isTruncated: false)
      }
    }
    for string in ["a", "b", "c", "a"] { use(string) }
    #expect(shaped == 3)
    // Each takes 21 of 100: the fifth removes the oldest, and "a" was used last.
    use("d")
    use("e")
    use("a")
    #expect(shaped == 5)
    use("b")
    #expect(shaped == 6)
  }

  @Test func aTextThatTheCacheLetGoOfStillKeepsItsLayouts() {
    let cache = ShapedTextCache(capacity: 100)
    func text(_ string: String) -> ShapedText { cache.text(AttributedText(string), .leftToRight) { [] } }
    var count = 0
    func layOut(_ text: ShapedText, _ width: CGFloat) {
      _ = cache.layout(of: text, in: LayoutConstraints(width: width)) { _ in
        count += 1
        return LaidOutText(lines: [], size: .zero, isTruncated: false)
      }
    }
    let first = text("a")
    // Each takes 21 of 100.
    for string in ["b", "c", "d", "e"] { _ = text(string) }
    #expect(!first.isCached)
    for width: CGFloat in [10, 10, 20, 20] { layOut(first, width) }
    #expect(count == 2)
  }

  @Test func theLatestLayoutsOfATextAreKept() {
    let cache = ShapedTextCache(capacity: 1_000)
    var widths: [CGFloat] = []
    func use(_ width: CGFloat) -> CGSize {
      cache.layout(of: cache.text(AttributedText("a"), .leftToRight) { [] }, in: LayoutConstraints(width: width)) { _ in
        widths.append(width)
        return LaidOutText(lines: [], size: CGSize(width: width, height: 1), isTruncated: false)
      }.size
    }
    for width: CGFloat in [10, 20, 10, 20] { #expect(use(width) == CGSize(width: width, height: 1)) }
    #expect(widths == [10, 20])
    // One more than the cache keeps of a text.
    for width in 21...27 { _ = use(CGFloat(width)) }
    widths = []
    _ = use(27)
    _ = use(20)
    #expect(widths == [])
    _ = use(10)
    #expect(widths == [10])
  }
}
