import Testing
import UIKit

@testable import HeadlessUIKit

/// Core Text's glyphs, outlines and truncated lines.
@MainActor @Suite struct CoreTextGlyphTests {
  private let font = CTFontCreateWithName("Helvetica" as CFString, 100, nil)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  private func glyphs(_ string: String) -> [CGGlyph] {
    var glyphs = [CGGlyph](repeating: 0, count: string.utf16.count)
    CTFontGetGlyphsForCharacters(font, Array(string.utf16), &glyphs, glyphs.count)
    return glyphs
  }

  @Test func outlinesAreAsHighAsTheFontSays() throws {
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs("H")[0], nil))
    let box = path.boundingBoxOfPath
    // A capital is on the baseline; y points up.
    #expect(abs(box.minY) < 0.5 && abs(box.maxY - CTFontGetCapHeight(font)) < 1)
    // Two stems and a bar: a point in a stem and one between them, above the bar.
    #expect(path.contains(CGPoint(x: box.minX + 3, y: 10)) && !path.contains(CGPoint(x: box.midX, y: 10)))
    #expect(CTFontCreatePathForGlyph(font, glyphs(" ")[0], nil) == nil)
    var larger = CGAffineTransform(scaleX: 2, y: 3)
    let scaled = try #require(CTFontCreatePathForGlyph(font, glyphs("H")[0], &larger)).boundingBoxOfPath
    #expect(abs(scaled.width - box.width * 2) < 0.01 && abs(scaled.height - box.height * 3) < 0.01)
    // The letter's tail.
    #expect(CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs("g"), nil, 1).minY < -5)
    #expect(CTFontGetGlyphWithName(font, "nosuchglyph") == 0)
  }

  @Test func pairsMakeOneCharacterAndUnknownOnesNone() {
    var glyphs = [CGGlyph](repeating: 1, count: 4)
    // A space has a glyph with its advance; a letter of another plane isn't in the font.
    #expect(!CTFontGetGlyphsForCharacters(font, Array("H \u{1F600}".utf16), &glyphs, 4))
    #expect(glyphs[0] > 0 && glyphs[1] > 0 && glyphs[2] == 0 && glyphs[3] == 0)
    let space = CTLineGetTrailingWhitespaceWidth(CTLineCreateWithAttributedString(text("H ")))
    #expect(abs(CTFontGetAdvancesForGlyphs(font, .horizontal, &glyphs[1], nil, 1) - space) < 0.1)
  }

  @Test func advancesAddUpToTheLine() throws {
    // Without kerning pairs.
    let string = "HIHI"
    var advances = [CGSize](repeating: .zero, count: 4)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs(string), &advances, 4)
    let line = CTLineCreateWithAttributedString(text(string))
    #expect(abs(sum - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.1)
    let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)
    var drawn = [CGSize](repeating: .zero, count: 4)
    CTRunGetAdvances(run, CFRange(), &drawn)
    #expect(zip(advances, drawn).allSatisfy { abs($0.width - $1.width) < 0.1 })
    var indices = [CFIndex](repeating: -1, count: 2)
    CTRunGetStringIndices(run, CFRangeMake(1, 2), &indices)
    #expect(indices == [1, 2] && CTRunGetStatus(run) == [])
    // As high as capitals, from the first stem to the last.
    let image = CTLineGetImageBounds(line, nil)
    #expect(abs(image.height - CTFontGetCapHeight(font)) < 1 && image.minX > 0 && image.maxX < CGFloat(sum))
    #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == image)
  }

  @Test(arguments: [CTLineTruncationType.end, .start, .middle])
  func aTokenStandsForWhatIsLeftOut(type: CTLineTruncationType) throws {
    let line = CTLineCreateWithAttributedString(text("HIIIIIIIIIIIIIIIIIIE"))
    let token = CTLineCreateWithAttributedString(text("[+]"))
    let short = try #require(CTLineCreateTruncatedLine(line, 500, type, token))
    let shown = short.string.string
    #expect(short.width <= 500 && short.width > 450)
    switch type {
    case .end: #expect(shown.hasPrefix("HI") && shown.hasSuffix("I[+]"))
    case .start: #expect(shown.hasPrefix("[+]I") && shown.hasSuffix("IE"))
    case .middle: #expect(shown.hasPrefix("HI") && shown.contains("I[+]I") && shown.hasSuffix("IE"))
    }
    // Without a token the end is empty; a token that is wider than the available width results in no line.
    #expect(try #require(CTLineCreateTruncatedLine(line, 500, type, nil)).string.string.contains("[") == false)
    #expect(CTLineCreateTruncatedLine(line, 10, type, token) == nil)
    #expect(CTLineCreateTruncatedLine(line, 10_000, type, token) === line)
  }

  @Test func linesAreFlushByAFactor() {
    let line = CTLineCreateWithAttributedString(text("HI  "))
    let width = CTLine(text("HI")).width
    #expect(CTLineGetPenOffsetForFlush(line, 0, 500) == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 500) - (500 - Double(width))) < 0.1)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 500) - (500 - Double(width)) / 2) < 0.1)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 10) == 0)
  }

  @Test func caretsStandBeforeAndAfterEachCharacter() {
    let line = CTLineCreateWithAttributedString(text("HI"))
    var carets: [(offset: Double, index: Int, leads: Bool)] = []
    CTLineEnumerateCaretOffsets(line) { offset, index, leads, _ in carets.append((offset, index, leads)) }
    #expect(carets.map(\.index) == [0, 0, 1, 1] && carets.map(\.leads) == [true, false, true, false])
    #expect(carets[0].offset == 0 && carets[1].offset == carets[2].offset && carets[3].offset > carets[2].offset)
    var count = 0
    CTLineEnumerateCaretOffsets(line) { _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func glyphsAreDrawnWhereTheyAreWanted() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 200, height: 100, bitsPerComponent: 8, bytesPerRow: 800, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    CTFontDrawGlyphs(font, glyphs("I"), [CGPoint(x: 100, y: 10)], 1, context)
    let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs("I"), nil, 1)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // Rows are counted from the top, the context's y from the bottom.
    func alpha(_ x: CGFloat, _ y: CGFloat) -> UInt8 { bytes[(99 - Int(y)) * 800 + Int(x) * 4 + 3] }
    #expect(alpha(100 + box.midX, 10 + box.midY) == 255 && alpha(100 + box.midX, 5) == 0 && alpha(90, 30) == 0)
  }
}
