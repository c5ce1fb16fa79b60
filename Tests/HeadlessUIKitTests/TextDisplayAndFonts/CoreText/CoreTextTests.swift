import DrawingInspection
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Core Text's lines and frames.
@MainActor @Suite struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  @Test func coreGraphicsColorsUnderUIKitsNamesAreDrawn() throws {
    let red = UIColor.red.cgColor
    let text = NSAttributedString(
      string: "I", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: red])
    func colors(_ items: [DisplayItem]) -> [Graphics.Color] {
      items.flatMap { item -> [Graphics.Color] in
        switch item {
        case .glyphs(_, _, let color): [color]
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    #expect(colors(CTLine(text).items) == [UIColor.red.cgColor.color])
  }

  @Test func textCanHaveTheColorOfItsContext() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, NSAttributedString.Key(kCTForegroundColorFromContextAttributeName): true,
    ]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30), format: format).image { context in
      context.cgContext.setFillColor(UIColor.green.cgColor)
      context.cgContext.textPosition = CGPoint(x: 2, y: 20)
      CTLineDraw(CTLine(NSAttributedString(string: "I", attributes: attributes)), context.cgContext)
    }
    let bitmap = try #require(image.cgImage?.bitmap)
    let colors = (0..<30).flatMap { y in (0..<20).map { bitmap[$0, y] } }.filter { $0.alpha == 1 }
    #expect(!colors.isEmpty && colors.allSatisfy { $0.green == 1 && $0.red == 0 })
  }

  @Test func fontsAreUIKits() {
    let font: CTFont = CTFontCreateWithName("Georgia-Bold" as CFString, 21, nil)
    #expect(CTFontGetSize(font) == 21 && CTFontCopyPostScriptName(font) == "Georgia-Bold")
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
    let plain = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, [], .traitBold)
    #expect(plain.map(CTFontGetSymbolicTraits)?.contains(.traitBold) == false && plain?.pointSize == 21)
    // Core Text always has a font.
    #expect(CTFontCopyFamilyName(CTFontCreateWithName("No such font", 0, nil)) == "Helvetica")
    #expect(CTFontCopyFeatures(CTFontCreateWithName("No such font", 0, nil)) == nil)
  }

  @Test func aLineHasTheMeasuresOfItsFont() {
    let line = CTLineCreateWithAttributedString(text("Hello "))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(ascent - font.ascender) < 0.01 && abs(descent + font.descender) < 0.01)
    #expect(abs(CGFloat(width) - CTLine(text("Hello")).width - CGFloat(CTLineGetTrailingWhitespaceWidth(line))) < 0.01)
    #expect(CTLineGetTrailingWhitespaceWidth(line) > 0)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 6) && CTLineGetGlyphCount(line) == 6)
    let box = CTLineGetBoundsWithOptions(line, [])
    #expect(box.minY < 0 && abs(box.maxY - ascent) < 0.01)
  }

  @Test func placesInALineAreWhereItsTextEnds() {
    let line = CTLineCreateWithAttributedString(text("abcdef"))
    let three = CTLine(text("abc")).width
    #expect(abs(CTLineGetOffsetForStringIndex(line, 3, nil) - three) < 0.5)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: three + 1, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -10, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 6)
  }

  @Test func aLineIsTruncatedToAWidth() throws {
    let line = CTLineCreateWithAttributedString(text("A line that is much too long for this"))
    let short = try #require(CTLineCreateTruncatedLine(line, 100, .end, nil))
    #expect(short.width <= 100 && short.width > 60)
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, nil) === line)
  }

  @Test func aFrameHasTheLinesThatFitItsPath() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four five six seven eight"))
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), &fit)
    #expect(size.width <= 100 && fit == CFRangeMake(0, 39))
    let height = font.lineHeight
    // Two and a half lines fit.
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: height * 2.5), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.count == 2)
    #expect(CTFrameGetVisibleStringRange(frame).length == NSMaxRange(NSRange(lines[1])))
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    // From the box's lower edge, y pointing up: the first line's top is the box's top.
    #expect(abs(origins[0].y - (height * 2.5 - font.ascender)) < 0.1 && origins[0].x == 0)
    #expect(abs(origins[0].y - origins[1].y - height) < 0.1)
  }

  @Test func linesKeepToTheirPath() throws {
    // A triangle that is narrow at its top: y points up.
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 200)])
    path.closeSubpath()
    let setter = CTFramesetterCreateWithAttributedString(text(String(repeating: "word ", count: 60)))
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect(lines.count > 3)
    for (line, origin) in zip(lines, origins) {
      #expect(path.contains(CGPoint(x: origin.x + 1, y: origin.y)))
      #expect(path.contains(CGPoint(x: origin.x + (line.line?.frame.width ?? 0) - 1, y: origin.y)))
    }
  }

  @Test func runsHaveTheirAttributes() throws {
    let text = NSMutableAttributedString(attributedString: text("red blue"))
    text.addAttribute(
      .init(kCTForegroundColorAttributeName), value: UIColor.red.cgColor, range: NSRange(location: 0, length: 4))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.count == 2 && runs[0].run.color == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CTRunGetStringRange(runs[1]) == CFRangeMake(4, 4) && CTRunGetGlyphCount(runs[1]) == 4)
    #expect(CTRunGetAttributes(runs[0])["NSFont"] as? UIFont == font)
    var positions = [CGPoint](repeating: .zero, count: 4)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 4, nil)) < 0.5 && positions[0].y == 0)
    var glyphs = [CGGlyph](repeating: 0, count: 1)
    #expect(CTFontGetGlyphsForCharacters(font, Array("b".utf16), &glyphs, 1))
    var drawn = [CGGlyph](repeating: 0, count: 4)
    CTRunGetGlyphs(runs[1], CFRange(), &drawn)
    #expect(glyphs[0] == drawn[0] && glyphs[0] > 0)
  }

  /// The position and orientation of a context's glyphs: the position of a run's origin, and of a point above it.
  private func glyphs(_ draw: (CGContext) -> Void) -> [(origin: CGPoint, up: CGPoint)] {
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
    draw(context)
    func find(_ items: [DisplayItem], _ outer: CGAffineTransform) -> [(origin: CGPoint, up: CGPoint)] {
      items.flatMap { item -> [(origin: CGPoint, up: CGPoint)] in
        switch item {
        case .glyphs(_, let origin, _):
          [(origin.applying(outer), CGPoint(x: origin.x, y: origin.y - 1).applying(outer))]
        case .group(let group): find(group.items, group.transform.concatenating(outer))
        default: []
        }
      }
    }
    return find(context.takeItems(), .identity)
  }

  @Test func textIsUprightWhereYPointsUp() throws {
    let line = CTLineCreateWithAttributedString(text("x"))
    let flipped = try #require(
      glyphs { context in
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        context.textMatrix = .identity
        context.textPosition = CGPoint(x: 10, y: 30)
        CTLineDraw(line, context)
      }.first)
    #expect(flipped.origin.isNear(CGPoint(x: 10, y: 70)) && flipped.up.isNear(CGPoint(x: 10, y: 69)))
    // In UIKit's contexts, as they are, text is upside down, as on iOS.
    let plain = try #require(
      glyphs { context in
        context.textPosition = CGPoint(x: 10, y: 30)
        CTLineDraw(line, context)
      }.first)
    #expect(plain.origin.isNear(CGPoint(x: 10, y: 30)) && plain.up.isNear(CGPoint(x: 10, y: 31)))
  }

  @Test func aFrameIsDrawnInItsPath() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("one two"))
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 50, height: 60), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    let places = glyphs { context in
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      CTFrameDraw(frame, context)
    }
    #expect(places.count == 2)
    // The box's top is 20 points below the context's.
    #expect(abs(places[0].origin.y - (20 + font.ascender)) < 0.1 && places[0].origin.x == 10)
    #expect(places[1].origin.y > places[0].origin.y)
  }
}

extension NSRange {
  fileprivate init(_ line: CTLine) {
    let range = CTLineGetStringRange(line)
    self.init(location: range.location, length: range.length)
  }
}
