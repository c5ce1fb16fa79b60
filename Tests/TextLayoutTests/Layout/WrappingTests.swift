import Foundation
import Testing

@testable import TextLayout

@Suite struct WrappingTests {
  let engine: TextEngine

  init() throws { engine = try makeEngine() }

  @Test func fillsLinesWithWords() {
    let width = engine.width("The quick brown") + 0.01
    #expect(
      engine.lines("The quick brown fox jumps over", width: width) == ["The quick brown", "fox jumps over"])
    #expect(
      engine.lines("The quick brown fox", width: width - 0.02) == ["The quick", "brown fox"])
  }

  @Test func aLineAsWideAsItsRoomFits() {
    let width = engine.width("Hello world")
    #expect(engine.lines("Hello world", width: width).count == 1)
    let rounded = LaidOutText.roundUp(width, scale: 3)
    #expect(engine.lines("Hello world", width: rounded).count == 1)
  }

  @Test func whitespaceHangsOverTheEnd() throws {
    let width = engine.width("Hello")
    let layout = engine.layout(AttributedText("Hello   hell"), in: LayoutConstraints(width: width + 1))
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].range == 0..<8)
    #expect(isClose(layout.lines[0].frame.width, width))
    #expect(isClose(layout.lines[0].trailingWhitespaceWidth, engine.width("   "), within: 0.01))
    // The available width ends before the spaces do.
    #expect(layout.size.width == width + 1)
  }

  @Test func aWrappedLineIsAsWideAsItsTextAndItsSpace() {
    let text = AttributedText("Hello hell")
    let layout = engine.layout(text, in: LayoutConstraints(width: engine.width("Hello ") + 1))
    #expect(layout.lines.count == 2)
    #expect(isClose(layout.size.width, engine.width("Hello "), within: 0.01))
    #expect(isClose(layout.lines[0].frame.width, engine.width("Hello")))
  }

  @Test func whitespaceAtTheEndOfAParagraphCounts() {
    #expect(engine.width("Hello ") > engine.width("Hello") + 3)
    #expect(engine.width(" ") > 3)
  }

  @Test func longWordsBreakBetweenCharacters() throws {
    let word = "Supercalifragilisticexpialidocious"
    let layout = engine.layout(AttributedText(word), in: LayoutConstraints(width: 120))
    #expect(layout.lines.count > 1)
    for line in layout.lines { #expect(line.frame.width <= 120.001) }
    #expect(layout.lines.map { $0.text(of: word) }.joined() == word)
    // Each line except the last is full: the next character wouldn't have fitted.
    let first = layout.lines[0].range.upperBound
    #expect(engine.width(String(word.prefix(first + 1))) > 120)
  }

  @Test func aLongWordStartsOnALineOfItsOwn() {
    let lines = engine.lines("to Supercalifragilisticexpialidocious", width: 120)
    #expect(lines[0] == "to")
    #expect(lines[1].hasPrefix("Super"))
  }

  @Test func characterWrappingFillsEachLine() {
    let width = engine.width("Hello wo") + 0.01
    #expect(engine.lines("Hello world", width: width, mode: .byCharWrapping) == ["Hello wo", "rld"])
    #expect(engine.lines("Hello world", width: width) == ["Hello", "world"])
  }

  @Test func betweenCharactersASpaceThatDoesNotFitStartsTheNextLine() {
    let text = AttributedText("Hello or")
    let width = engine.width("Hello") + 0.01
    let layout = engine.layout(text, in: LayoutConstraints(width: width, lineBreakMode: .byCharWrapping))
    #expect(layout.lines.map(\.range) == [0..<5, 5..<8])
    #expect(isClose(layout.lines[1].frame.width, engine.width(" or"), within: 0.01))
  }

  /// Where a line breaks, letters aren't kerned with those of the next line.
  @Test func linesAreAsWideAsTheirTextAlone() {
    let string = "AVAVToTaWaAVAVyoTyPAVA"
    let constraints = LayoutConstraints(width: 47, lineBreakMode: .byCharWrapping)
    let layout = engine.layout(AttributedText(string), in: constraints)
    #expect(layout.lines.count > 3)
    for line in layout.lines {
      let alone = engine.width(line.text(of: string))
      #expect(isClose(line.frame.width, alone))
      #expect(isClose(line.runs[0].width, alone))
    }
  }

  @Test func ligaturesAreDividedWhereALineEnds() throws {
    var library = try FontLibrary()
    try library.register(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let engine = TextEngine(library: library)
    var attributes = TextAttributes(font: FontDescription(family: .named("DejaVuSans"), pointSize: 17))
    func glyphs(_ string: String, width: CGFloat = .infinity) -> [[UInt32]] {
      let text = AttributedText(string, attributes: attributes)
      return engine.layout(text, in: LayoutConstraints(width: width)).lines.map { line in
        line.runs.flatMap { $0.glyphs.glyphs.map(\.id) }
      }
    }
    let letters = glyphs("f")[0] + glyphs("i")[0]
    #expect(glyphs("fi")[0].count == 1)
    #expect(glyphs("fi", width: 1) == letters.map { [$0] })
    attributes.kern = 1
    #expect(glyphs("fi") == [letters])
    attributes.kern = 0
    attributes.usesLigatures = false
    #expect(glyphs("fi") == [letters])
  }

  @Test func lineBreaksEndLines() {
    #expect(engine.lines("a\nb\r\nc\u{2029}d\u{2028}e", width: 200) == ["a", "b", "c", "d", "e"])
    #expect(engine.lines("a\n\nb", width: 200) == ["a", "", "b"])
  }

  @Test func paragraphsEndAtParagraphBreaksOnly() {
    let layout = engine.layout(AttributedText("a\u{2028}b\nc"))
    #expect(layout.lines.map(\.endsParagraph) == [false, true, true])
    #expect(layout.lines.map(\.range) == [0..<2, 2..<4, 4..<5])
  }

  @Test func aBreakAtTheEndStartsNoLineUnlessAskedFor() {
    #expect(engine.layout(AttributedText("a\n")).lines.count == 1)
    let layout = engine.layout(AttributedText("a\n"), in: LayoutConstraints(includesExtraLine: true))
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].range == 2..<2)
    #expect(isClose(layout.size.height, 2 * 20.287109375))
  }

  @Test func emptyTextHasNoLineUnlessAskedFor() {
    let none = engine.layout(AttributedText(""))
    #expect(none.lines.isEmpty)
    #expect(none.size == .zero)
    let one = engine.layout(AttributedText(""), in: LayoutConstraints(includesExtraLine: true))
    #expect(one.lines.count == 1)
    #expect(isClose(one.size.height, 20.287109375))
  }

  @Test func breaksAfterHyphensAndNotAtNoBreakSpaces() {
    #expect(engine.lines("well-known", width: engine.width("known")) == ["well-", "known"])
    let spaced = engine.lines("aa 10\u{A0}km", width: engine.width("aa 10\u{A0}k"))
    #expect(spaced == ["aa", "10\u{A0}km"])
  }

  @Test func softHyphensShowWhereTheyAreUsed() throws {
    let text = "super\u{AD}man"
    let whole = engine.layout(AttributedText(text))
    #expect(isClose(whole.size.width, engine.width("superman"), within: 0.5))
    // The hyphen isn't kerned with the letter before it.
    let hyphenated = engine.width("super") + engine.width("-")
    let broken = engine.layout(AttributedText(text), in: LayoutConstraints(width: hyphenated + 0.1))
    #expect(broken.lines.count == 2)
    #expect(isClose(broken.lines[0].frame.width, hyphenated))
    #expect(broken.lines[0].runs.last?.range.isEmpty == true)
    // Without space for the hyphen the word can't be broken after it.
    let narrow = engine.layout(AttributedText(text), in: LayoutConstraints(width: engine.width("super") + 0.1))
    #expect(narrow.lines[0].range.upperBound < 6)
  }

  @Test func ideographsBreakAnywhereButBeforeClosingPunctuation() {
    let text = "日本語漢字。"
    let em = engine.width("日")
    #expect(engine.lines(text, width: em * 2 + 1) == ["日本", "語漢", "字。"])
    #expect(engine.lines(text, width: em * 5 + 1) == ["日本語漢", "字。"])
  }

  @Test func koreanBreaksBetweenWordsIfAskedTo() {
    let text = "한국어 문장"
    let width = engine.width("한국어 문") + 1
    #expect(engine.lines(text, width: width) == ["한국어 문", "장"])
    let style = ParagraphStyle(lineBreakStrategy: .hangulWordPriority)
    #expect(engine.lines(text, width: width, style: style) == ["한국어", "문장"])
  }

  @Test func pushOutLeavesNoSingleWordOnTheLastLine() {
    let text = "one two three four"
    let width = engine.width("one two three") + 0.1
    #expect(engine.lines(text, width: width) == ["one two three", "four"])
    let style = ParagraphStyle(lineBreakStrategy: .pushOut)
    #expect(engine.lines(text, width: width, style: style) == ["one two", "three four"])
  }

  /// Recorded on iOS 15 to 26: "for" isn't moved down to the third line of "Use this device's / location for / automations", nor a
  /// word to "vulnerabilities." on the second of two.
  @Test func pushOutChangesTwoLinesThatEndInAShortWord() {
    let style = ParagraphStyle(lineBreakStrategy: .pushOut)
    let width = engine.width("one two three") + 0.1
    let three = "one two three one two three four"
    #expect(engine.lines(three, width: width, style: style) == ["one two three", "one two three", "four"])
    #expect(
      engine.lines("one two three fourfivesixs", width: width, style: style) == ["one two three", "fourfivesixs"])
    let apart = "one two three four\none two three four"
    #expect(engine.lines(apart, width: width, style: style) == ["one two", "three four", "one two", "three four"])
  }

  @Test func tabsLeadToTheNextStop() throws {
    let layout = engine.layout(AttributedText("a\tb\tc"))
    let starts = layout.lines[0].runs.map(\.origin.x)
    #expect(starts == [0, 28, 56])
    let style = ParagraphStyle(tabStops: [TabStop(100)], defaultTabInterval: 30)
    let custom = engine.layout(AttributedText("a\tb\tc", style: style))
    #expect(custom.lines[0].runs.map(\.origin.x) == [0, 100, 120])
  }

  @Test func stopsCountFromTheMargin() {
    func starts(_ style: ParagraphStyle) -> [CGFloat] {
      engine.layout(AttributedText("a\tb\u{2028}c\td", style: style)).lines.map { $0.runs[1].origin.x }
    }
    #expect(starts(ParagraphStyle(firstLineHeadIndent: 20, headIndent: 10, tabStops: [TabStop(100)])) == [100, 100])
    // 30 and a letter are after the first of the tab stops at every 28 points, and before the second.
    #expect(starts(ParagraphStyle(firstLineHeadIndent: 30)) == [56, 28])
  }

  @Test func aTabAfterTextPastAStopLeadsToTheOneAfter() {
    let word = engine.width("wide word")
    let stop = (word / 28).rounded(.down) * 28 + 28
    let layout = engine.layout(AttributedText("wide word\tx"))
    #expect(layout.lines[0].runs.last?.origin.x == stop)
  }

  @Test func heightLimitsLines() {
    let text = AttributedText("one two three four five six seven")
    let width = engine.width("one two")
    let free = engine.layout(text, in: LayoutConstraints(width: width))
    #expect(free.lines.count >= 4)
    let limited = engine.layout(text, in: LayoutConstraints(width: width, height: 41, lineBreakMode: .byTruncatingTail))
    #expect(limited.lines.count == 2)
    #expect(limited.isTruncated)
    #expect(limited.lines[1].text(of: text.string).hasSuffix("…"))
    let tiny = engine.layout(text, in: LayoutConstraints(width: width, height: 1))
    #expect(tiny.lines.count == 1)
  }
}
