import Foundation
import Graphics
import ImageFormats
import Testing

@Suite("PNG: the smallest layout that loses nothing")
struct PNGLayoutTests {
  @Test(
    "gray levels take the bits they need",
    arguments: [
      ([0, 255], 1), ([255], 1), ([0, 85, 170, 255], 2), ([0, 34, 51, 68, 238], 4),
      ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], 8),
    ] as [([UInt32], Int)])
  func gray(levels: [UInt32], depth: Int) throws {
    let bitmap = picture(90, 30) { x, y in 0xFF00_0000 | levels[(x * 5 + y) % levels.count] * 0x10101 }
    let data = try PNG.encode(bitmap)
    let header = try PNG.header(of: data)
    #expect(header.colorType == .gray)
    #expect(header.bitDepth == depth)
    #expect(try PNG.decode(data) == bitmap)
  }

  /// Colours are sRGB's, with the intent for pictures (perceptual).
  @Test func coloursAreThoseOfTheStandard() throws {
    let data = try PNG.encode(picture(4, 4) { x, _ in 0xFF00_0000 | UInt32(x * 60) << 16 })
    #expect(RawPNG.chunks(of: data).filter { $0.type == "sRGB" }.map(\.contents) == [[0]])
  }

  @Test(
    "palettes take the bits they need",
    arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func palette(colors: Int, depth: Int) throws {
    let bitmap = picture(100, 100) { x, y in 0xFF00_0100 | UInt32((x + y * 100) % colors) << 16 | 0x30 }
    let data = try PNG.encode(bitmap)
    let header = try PNG.header(of: data)
    #expect(header.colorType == .palette)
    #expect(header.bitDepth == depth)
    let palette = try #require(RawPNG.chunks(of: data).first { $0.type == "PLTE" })
    #expect(palette.contents.count == colors * 3)
    #expect(!RawPNG.chunks(of: data).contains { $0.type == "tRNS" })
  }

  @Test func aPaletteWithTransparencyListsItsTranslucentColorsFirst() throws {
    let colors: [UInt32] = [0xFFFF_0000, 0x8080_0000, 0xFF00_FF00, 0x0000_0000, 0xFF00_00FF]
    let bitmap = picture(50, 50) { x, y in colors[(x + y) % 5] }
    let data = try PNG.encode(bitmap)
    let chunks = RawPNG.chunks(of: data)
    #expect(chunks.first { $0.type == "tRNS" }?.contents.sorted() == [0, 128])
    #expect(try PNG.decode(data) == bitmap)
  }

  @Test func fewPixelsWithoutEqualsNeedNoPalette() throws {
    // 25 colours: 75 bytes of palette, 12 of its chunk and 25 of pixels are more than 75 bytes of colours.
    let bitmap = picture(5, 5) { x, y in 0xFF00_0000 | UInt32(x * 50) << 16 | UInt32(y * 50) }
    #expect(try PNG.header(of: PNG.encode(bitmap)).colorType == .rgb)
  }

  @Test("a palette is taken from where it is smaller on", arguments: [false, true])
  func palettesThatJustPay(hasTransparency: Bool) throws {
    // 17 colours take 51 bytes and 12 for their chunk, and the one alpha 1 and 12 for its own: 63 or 76 bytes, compared with two or
    // three more bytes per pixel without a palette.
    let (fewest, other): (Int, PNGHeader.ColorType) = hasTransparency ? (26, .rgba) : (32, .rgb)
    for count in [fewest - 1, fewest] {
      let bitmap = picture(count, 1) { x, _ in
        let color = UInt32(x % 17)
        return hasTransparency && color == 0 ? 0x8000_0000 : 0xFF00_0000 | color << 16 | 0x4000
      }
      #expect(try PNG.header(of: PNG.encode(bitmap)).colorType == (count == fewest ? .palette : other), "\(count)")
    }
  }

  @Test func manyColors() throws {
    let opaque = picture(64, 64) { x, y in 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 }
    #expect(try PNG.header(of: PNG.encode(opaque)).colorType == .rgb)
    let oneTranslucent = picture(64, 64) { x, y in
      x == 63 && y == 63 ? 0xFE00_0000 : 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8
    }
    #expect(try PNG.header(of: PNG.encode(oneTranslucent)).colorType == .rgba)
    // 64 x 64 pairs of grey and alpha.
    let grays = picture(64, 64) { x, y in UInt32(x * 4) << 24 | UInt32(min(x * 4, y * 4)) * 0x10101 }
    #expect(try PNG.header(of: PNG.encode(grays)).colorType == .grayAlpha)
  }

  @Test("one pixel that isn't gray is noticed after hundreds of colours", arguments: [0, 1, 2])
  func lateColor(component: Int) throws {
    let bitmap = picture(80, 80) { x, y in
      // Translucent greys, more than a palette can contain, and one tinted pixel at the end.
      let gray = UInt32(min(x, y) * 3) * 0x10101 | UInt32(max(x, y) * 3 + 5) << 24
      return x == 79 && y == 79 ? 0xFF80_8080 - 1 << UInt32(8 * component) : gray
    }
    let data = try PNG.encode(bitmap)
    #expect(try PNG.header(of: data).colorType == .rgba)
    #expect(try PNG.decode(data) == bitmap)
  }

  @Test("rows are compressed without filters", arguments: [1, 4, 300, 70_000])
  func noFilters(colors: Int) throws {
    let bitmap = picture(300, 300) { x, y in 0xFF00_0000 | UInt32((x * 331 + y * 977) % colors) * 199 % 0xFFFFFF }
    let data = try PNG.encode(bitmap)
    let header = try PNG.header(of: data)
    let row = (300 * header.bitsPerPixel + 7) / 8 + 1
    let compressed = RawPNG.chunks(of: data).filter { $0.type == "IDAT" }.flatMap(\.contents)
    let rows = try #require(RawPNG.inflate(compressed, count: row * 300 + 100))
    #expect(rows.count == row * 300)
    #expect((0..<300).allSatisfy { rows[$0 * row] == 0 })
  }

  @Test func chunksStandInTheStandardsOrder() throws {
    // The standard requires sRGB before PLTE, PLTE before tRNS, and tRNS before IDAT.
    let bitmap = picture(50, 50) { x, y in [0xFFFF_0000, 0x8000_8000, 0][(x + y) % 3] }
    let data = try PNG.encode(bitmap, metadata: ["Test.Key": "value"])
    #expect(RawPNG.chunks(of: data).map(\.type) == ["IHDR", "tEXt", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test func picturesWithoutPixelsAreRefused() {
    #expect(throws: PNGError.emptyPicture(width: 0, height: 5)) {
      try PNG.encode(picture(0, 5) { _, _ in 0 })
    }
  }

  @Test("one pixel that is unlike the others is found wherever it is", arguments: [300, 301, 303, 309])
  func unlike(width: Int) throws {
    // More than 256 colours in the first row, so that the layout depends on the common properties of all pixels: opaque ones, and
    // translucent greys.
    let bases: [(odd: UInt32, layout: PNGHeader.ColorType, color: (UInt32) -> UInt32)] = [
      (0x8040_4040, .rgb, { 0xFF00_0000 | $0 * 0x101 }),
      (0xFF10_2030, .grayAlpha, { 0x8000_0000 + ($0 / 100) << 24 | $0 % 100 * 0x10101 }),
    ]
    for (odd, layout, color) in bases {
      for place in [nil, 0, 1, 2, 7, 8, 63, 64, 65, width - 2, width - 1] {
        let bitmap = picture(width, 4) { x, y in y == 3 && x == place ? odd : color(UInt32(x + y * 7)) }
        let data = try PNG.encode(bitmap)
        #expect(try PNG.header(of: data).colorType == (place == nil ? layout : .rgba))
        #expect(try PNG.decode(data) == bitmap)
      }
    }
  }

  @Test func noiseTakesHardlyMoreThanItsPixels() throws {
    var state: UInt64 = 7
    let bitmap = picture(1700, 1700) { _, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 40)
    }
    let data = try PNG.encode(bitmap)
    #expect(data.count < 1700 * 1700 * 3 * 101 / 100)
    #expect(try PNG.decode(data) == bitmap)
  }
}
