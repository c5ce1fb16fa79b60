import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct GlyphTests {
  private func paintGlyph(
    _ text: String, _ font: FontInstance = TestFont.inter, size: Double = 30, at origin: CGPoint, scale: Double = 1,
    color: Color = .black, through transform: CGAffineTransform = .identity, side: Double = 60
  ) throws -> Bitmap {
    let run = try TestFont.run(text, in: font, size: size, advance: size)
    return try paint(side, side, scale: scale, .group(transform: transform, .glyphs(run, origin: origin, color: color)))
  }

  /// The position of the left edge of a vertical stem along a row of pixels: covered columns are right of it, and the column that
  /// contains the edge is covered by the part right of it.
  private func leftEdge(_ bitmap: Bitmap, row: Int) throws -> Double {
    let full = try #require((0..<bitmap.width).first { bitmap.pixel($0, row).alpha == 255 })
    return (0..<full).reduce(Double(full)) { $0 - Double(bitmap.pixel($1, row).alpha) / 255 }
  }

  private func coverage(_ bitmap: Bitmap) -> Double { bitmap.alphas.reduce(0, +) / 255 }

  @Test(arguments: ["H", "g", "W"], [1.0, 3.0]) func glyphsInkLiesWhereItsOutlineDoes(
    letter: String, scale: Double
  ) throws {
    let box = try TestFont.box(Character(letter))
    let bitmap = try paintGlyph(letter, size: 20, at: CGPoint(x: 10, y: 30), scale: scale)
    let ink = try #require(bitmap.ink)
    let em = 20 * scale
    // Outlines are exact to a 64th of a pixel; such a small part may or may not be visible.
    let sliver = 1.0 / 32
    func around(_ value: Int, _ exact: Double, _ rule: FloatingPointRoundingRule) -> Bool {
      value == Int((exact - sliver).rounded(rule)) || value == Int((exact + sliver).rounded(rule))
    }
    #expect(around(ink.minX, 10 * scale + box.minX * em, .down))
    #expect(around(ink.maxX, 10 * scale + box.maxX * em, .up))
    #expect(around(ink.minY, 30 * scale - box.maxY * em, .down))
    #expect(around(ink.maxY, 30 * scale - box.minY * em, .up))
  }

  @Test func glyphsStandAtQuartersOfAPixel() throws {
    let whole = try paintGlyph("l", at: CGPoint(x: 10, y: 40))
    for quarter in 1...4 {
      let moved = try paintGlyph("l", at: CGPoint(x: 10 + Double(quarter) / 4, y: 40))
      let shift = try leftEdge(moved, row: 30) - leftEdge(whole, row: 30)
      #expect(abs(shift - Double(quarter) / 4) < 0.01)
      #expect(abs(coverage(moved) - coverage(whole)) < 0.2)
    }
    // Less than an eighth isn't a step.
    #expect(try paintGlyph("l", at: CGPoint(x: 10.12, y: 40)) == whole)
    #expect(try paintGlyph("l", at: CGPoint(x: 9.88, y: 40)) == whole)
  }

  @Test func baselinesStandOnWholePixels() throws {
    let whole = try paintGlyph("g", at: CGPoint(x: 10, y: 40))
    #expect(try paintGlyph("g", at: CGPoint(x: 10, y: 40.4)) == whole)
    #expect(try paintGlyph("g", at: CGPoint(x: 10, y: 39.6)) == whole)
    let next = try paintGlyph("g", at: CGPoint(x: 10, y: 40.6))
    #expect(Array(next.rows.dropFirst()) == Array(whole.rows.dropLast()))
  }

  @Test func textHasItsColourByItsCoverage() throws {
    let opaque = try paintGlyph("H", at: CGPoint(x: 10, y: 40), color: .red)
    let half = try paintGlyph("H", at: CGPoint(x: 10, y: 40), color: Color.red.withAlpha(0.5))
    for (full, faded) in zip(opaque.rows.joined(), half.rows.joined()) {
      #expect(full.red == full.alpha && full.green == 0 && full.blue == 0)
      #expect(faded.isNear(Pixel(full.alpha / 2, 0, 0, full.alpha / 2), 1))
    }
  }

  @Test func runsGlyphsStandAtTheirPositions() throws {
    let run = try TestFont.run("ll", size: 30, advance: 20)
    let both = try paint(60, 60, .glyphs(run, origin: CGPoint(x: 5, y: 40), color: .black))
    let left = try paintGlyph("l", at: CGPoint(x: 5, y: 40))
    let right = try paintGlyph("l", at: CGPoint(x: 25, y: 40))
    for y in 0..<60 {
      for x in 0..<60 {
        #expect(both.pixel(x, y).alpha == left.pixel(x, y).alpha + right.pixel(x, y).alpha)
      }
    }
  }

  @Test func variationsChangeTheWeight() throws {
    let thin = try coverage(paintGlyph("l", TestFont.bold(100), at: CGPoint(x: 10, y: 40)))
    let regular = try coverage(paintGlyph("l", TestFont.bold(400), at: CGPoint(x: 10, y: 40)))
    let black = try coverage(paintGlyph("l", TestFont.bold(900), at: CGPoint(x: 10, y: 40)))
    #expect(thin < regular * 0.6 && regular * 1.6 < black)
    // The default is 400, and an axis that the font doesn't have changes nothing.
    let unknown = FontInstance(path: TestFont.interPath, variations: [.init(tag: "XXXX", value: 12)])
    #expect(try paintGlyph("l", unknown, at: CGPoint(x: 10, y: 40)) == paintGlyph("l", at: CGPoint(x: 10, y: 40)))
  }

  @Test func slantMovesTheTopToTheRightAndTheBaselineNowhere() throws {
    let box = try TestFont.box("l")
    let slanted = FontInstance(path: TestFont.interPath, slant: 0.25)
    let upright = try paintGlyph("l", at: CGPoint(x: 10, y: 50), side: 80)
    let bitmap = try paintGlyph("l", slanted, at: CGPoint(x: 10, y: 50), side: 80)
    #expect(bitmap.ink?.minX == upright.ink?.minX)
    let shift = Double(try #require(bitmap.ink).maxX - upright.ink!.maxX)
    #expect(abs(shift - 0.25 * box.maxY * 30) <= 1)
    #expect(abs(coverage(bitmap) - coverage(upright)) < 1)
  }

  @Test func turnedTextIsTheTextTurned() throws {
    // A quarter turn clockwise around (30, 30).
    let turn = CGAffineTransform(translationX: 60, y: 0).rotated(by: .pi / 2)
    let upright = try paintGlyph("g", at: CGPoint(x: 20, y: 30))
    let turned = try paintGlyph("g", at: CGPoint(x: 20, y: 30), through: turn)
    #expect(turned.ink != nil)
    for y in 0..<60 {
      for x in 0..<60 {
        // FreeType's coverage is exact, Cairo's is sampled on fifteen lines per pixel.
        #expect(abs(turned.pixel(59 - y, x).alpha - upright.pixel(x, y).alpha) <= 24, "(\(x), \(y))")
      }
    }
    #expect(abs(coverage(turned) - coverage(upright)) < 1)
  }

  @Test func textTooLargeForMasksGoesOnAsItWas() throws {
    // 256 pixels are masks, slightly larger ones are paths: their coverage is similar.
    let mask = try paintGlyph("a", size: 256, at: CGPoint(x: 20, y: 220), side: 240)
    let path = try paintGlyph("a", size: 256.2, at: CGPoint(x: 20, y: 220), side: 240)
    #expect(abs(coverage(mask) / coverage(path) - 1) < 0.005)
    #expect(mask.ink == path.ink)
  }

  @Test func emojiKeepTheirColoursAndFadeWithTheRuns() throws {
    let bitmap = try paintGlyph("😀", TestFont.emoji, size: 30, at: CGPoint(x: 5, y: 40), color: .blue)
    let ink = try #require(bitmap.ink)
    // The font's pictures are 136 by 128 for an em of 109, with a small margin around the face: more than 30 x 109 / 109 wide, at
    // most 30 x 136 / 109.
    #expect((31...38).contains(ink.width) && (31...36).contains(ink.height))
    let middle = bitmap.pixel((ink.minX + ink.maxX) / 2, (ink.minY * 3 + ink.maxY) / 4)
    #expect(middle.red > 200 && middle.green > 150 && middle.blue < 120 && middle.alpha == 255)
    let faded = try paintGlyph(
      "😀", TestFont.emoji, size: 30, at: CGPoint(x: 5, y: 40), color: Color.black.withAlpha(0.5))
    for (full, half) in zip(bitmap.rows.joined(), faded.rows.joined()) {
      #expect(half.isNear(Pixel(full.red / 2, full.green / 2, full.blue / 2, full.alpha / 2), 1))
    }
  }

  @Test func turnedEmojiKeepTheirColours() throws {
    let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: 0.5)
    let bitmap = try paintGlyph("😀", TestFont.emoji, size: 30, at: CGPoint(x: -15, y: 10), through: turn)
    let middle = bitmap.pixel(32, 26)
    #expect(middle.red > 150 && middle.blue < 120 && middle.alpha == 255)
  }

  @Test func groupsEdgesLeaveRoomForEveryGlyph() throws {
    // On a separate layer the text must look the same as without one.
    let run = try TestFont.run("Wgj", size: 40, advance: 30)
    let text = DisplayItem.glyphs(run, origin: CGPoint(x: 10, y: 50), color: .black)
    let direct = try paint(120, 80, text)
    let layered = try paint(120, 80, .group(blendMode: .sourceAtop, text, .rect(0, 0, 0, 0, .red)))
    #expect(layered.ink == nil)
    let masked = try paint(
      120, 80, .group(mask: [.rect(0, 0, 120, 80, .black)], text))
    #expect(masked == direct)
  }

  @Test func fontThatIsntThereIsNamed() throws {
    let run = GlyphRun(
      font: FontInstance(path: "/nowhere/Missing.ttf"), pointSize: 12, glyphs: [.init(id: 1, position: .zero)])
    let error = RasterizerError.fontMissing(path: "/nowhere/Missing.ttf")
    #expect(throws: error) { try paint(10, 10, .glyphs(run, origin: .zero, color: .black)) }
    #expect(error.description.contains("/nowhere/Missing.ttf"))
  }

  @Test func fileThatIsNoFontIsNamed() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("no-font-\(UUID().uuidString).ttf").path
    try Data("This is no font.".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (font, index) in [(path, 0), (TestFont.interPath, 7), (TestFont.interPath, -1), (TestFont.interPath, 1 << 40)] {
      let run = GlyphRun(
        font: FontInstance(path: font, index: index), pointSize: 12, glyphs: [.init(id: 1, position: .zero)])
      let error = #expect(throws: RasterizerError.self) {
        try paint(10, 10, .glyphs(run, origin: .zero, color: .black))
      }
      guard case .fontUnreadable(let named, let face, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(named == font && face == index)
    }
  }

  @Test func glyphsThatTheFontHasntLeaveNothing() throws {
    for id in [60_000, 70_000, 1 << 24, UInt32.max] as [UInt32] {
      let run = GlyphRun(
        font: TestFont.inter, pointSize: 20, glyphs: [.init(id: id, position: .zero)])
      let bitmap = try paint(
        40, 40, .glyphs(run, origin: CGPoint(x: 10, y: 30), color: .black),
        .group(
          transform: CGAffineTransform(rotationAngle: 0.1),
          .glyphs(run, origin: CGPoint(x: 10, y: 30), color: .black)))
      #expect(bitmap.ink == nil)
    }
  }
}
