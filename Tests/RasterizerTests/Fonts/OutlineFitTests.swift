import Foundation
import Graphics
import Testing

@testable import Rasterizer

/// Heights and widths that a font's file has no axes for.
@Suite struct OutlineFitTests {
  private func font(_ axes: [(String, Double)]) -> FontInstance {
    FontInstance(path: TestFont.interPath, variations: axes.map { FontInstance.Variation(tag: $0.0, value: $0.1) })
  }

  @Test func lettersHaveTheHeightsThatAreRequested() throws {
    let font = font([("YTUC", 600), ("YTLC", 400), ("YTAS", 800), ("YTDE", -100)])
    #expect(abs(try TestFont.box("H", in: font).maxY - 0.6) < 0.001)
    #expect(abs(try TestFont.box("1", in: font).maxY - 0.6) < 0.001)
    #expect(abs(try TestFont.box("x", in: font).maxY - 0.4) < 0.001)
    #expect(abs(try TestFont.box("l", in: font).maxY - 0.8) < 0.001)
    #expect(abs(try TestFont.box("p", in: font).minY + 0.1) < 0.001)
    #expect(try TestFont.box("H", in: font).minY == 0)
  }

  @Test func aHeightThatIsNotRequestedStays() throws {
    let (changed, plain) = (font([("YTUC", 600)]), TestFont.inter)
    for letter in "xlpg" as String {
      let (one, other) = (try TestFont.box(letter, in: changed), try TestFont.box(letter, in: plain))
      #expect(abs(one.maxY - other.maxY) < 0.001 && abs(one.minY - other.minY) < 0.001)
    }
  }

  @Test func narrowLettersKeepTheirMiddle() throws {
    let (narrow, plain) = (font([("wdth", 90)]), TestFont.inter)
    let (one, other) = (try TestFont.box("H", in: narrow), try TestFont.box("H", in: plain))
    #expect(abs(one.width - other.width * 0.9) < 0.001)
    #expect(abs(one.midX - other.midX) < 0.001)
    #expect(abs(one.height - other.height) < 0.001)
  }

  @Test func nothingChangesWithoutARequest() throws {
    #expect(try TestFont.box("H", in: font([("wght", 400)])) == TestFont.box("H"))
  }
}
