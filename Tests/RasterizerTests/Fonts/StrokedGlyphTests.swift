import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct StrokedGlyphTests {
  private func paint(_ letter: String, _ font: FontInstance = TestFont.inter, stroke: GlyphRun.Stroke? = nil) throws
    -> Bitmap
  {
    var run = try TestFont.run(letter, in: font, size: 60, advance: 60)
    run.stroke = stroke
    return try RasterizerTests.paint(120, 100, .glyphs(run, origin: CGPoint(x: 20, y: 70), color: .black))
  }

  /// The stem of an "l" is a rectangle: a line of 4 points along it extends 2 points outside, and leaves the inside free.
  @Test func aStrokeRunsAlongTheOutline() throws {
    let filled = try #require(try paint("l").ink)
    let stroked = try paint("l", stroke: GlyphRun.Stroke(width: 4))
    let ink = try #require(stroked.ink)
    #expect(abs(filled.minX - ink.minX - 2) <= 1 && abs(ink.maxX - filled.maxX - 2) <= 1)
    #expect(abs(filled.minY - ink.minY - 2) <= 1 && abs(ink.maxY - filled.maxY - 2) <= 1)
    let thin = try paint("l", stroke: GlyphRun.Stroke(width: 1))
    #expect(thin.pixel((filled.minX + filled.maxX) / 2, 50).alpha == 0)
  }

  @Test func fillAndStrokeHaveColorsOfTheirOwn() throws {
    let both = try paint("l", stroke: GlyphRun.Stroke(width: 2, color: .red, fills: true))
    let filled = try #require(try paint("l").ink)
    #expect(both.pixel((filled.minX + filled.maxX) / 2, 50) == .black)
    #expect(both.pixel(filled.minX - 1, 50).red > 0)
  }

  @Test func aStretchedGlyphIsAsManyTimesAsWide() throws {
    var wide = TestFont.inter
    wide.stretch = 2
    let plain = try #require(try paint("l").ink)
    let ink = try #require(try paint("l", wide).ink)
    #expect(abs((ink.minX - 20) - (plain.minX - 20) * 2) <= 1)
    #expect(abs((ink.maxX - ink.minX) - (plain.maxX - plain.minX) * 2) <= 2)
    #expect(ink.minY == plain.minY && ink.maxY == plain.maxY)
  }

  @Test func aFadedStrokeDoesNotShineThrough() throws {
    var run = try TestFont.run("l", in: TestFont.inter, size: 60, advance: 60)
    run.stroke = GlyphRun.Stroke(width: 6, fills: true)
    let text = DisplayItem.glyphs(run, origin: CGPoint(x: 20, y: 70), color: .black)
    let faded = try RasterizerTests.paint(120, 100, .group(opacity: 0.5, text))
    #expect(Set(faded.alphas.filter { $0 > 126 }).max() ?? 0 <= 128)
  }
}
