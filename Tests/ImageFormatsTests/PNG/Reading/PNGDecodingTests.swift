import Foundation
import Graphics
import ImageFormats
import Testing

@Suite("PNG: decoding what other tools write")
struct PNGDecodingTests {
  private func pixels(_ png: RawPNG) throws -> [UInt32] {
    let bitmap = try PNG.decode(png.data)
    return bitmap.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  @Test func grayOfEveryDepth() throws {
    #expect(
      try pixels(RawPNG(width: 3, height: 1, depth: 1, type: 0, rows: [[0, 0b0100_0000]]))
        == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
    #expect(
      try pixels(RawPNG(width: 4, height: 1, depth: 2, type: 0, rows: [[0, 0b0001_1011]]))
        == [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF])
    #expect(
      try pixels(RawPNG(width: 2, height: 1, depth: 4, type: 0, rows: [[0, 0x3C]])) == [0xFF33_3333, 0xFFCC_CCCC])
    #expect(
      try pixels(RawPNG(width: 2, height: 1, depth: 8, type: 0, rows: [[0, 7, 200]])) == [0xFF07_0707, 0xFFC8_C8C8])
  }

  @Test func sixteenBitsWithoutGammaAreStandardRGB() throws {
    // 0x8080 is 128/255 exactly; 0xFFFF is 1.
    #expect(
      try pixels(RawPNG(width: 2, height: 1, depth: 16, type: 0, rows: [[0, 0x80, 0x80, 0xFF, 0xFF]]))
        == [0xFF80_8080, 0xFFFF_FFFF])
    #expect(
      try pixels(RawPNG(width: 1, height: 1, depth: 16, type: 2, rows: [[0, 0x11, 0x11, 0x77, 0x77, 0xEE, 0xEE]]))
        == [0xFF11_77EE])
  }

  @Test func straightAlphaIsMultiplied() throws {
    // 255 * 128 / 255 = 128; 100 * 128 / 255 = 50.2; 3 * 128 / 255 = 1.5, rounded up.
    #expect(
      try pixels(RawPNG(width: 2, height: 1, depth: 8, type: 6, rows: [[0, 255, 100, 3, 128, 9, 9, 9, 0]]))
        == [0x8080_3202, 0])
    #expect(try pixels(RawPNG(width: 1, height: 1, depth: 8, type: 4, rows: [[0, 100, 128]])) == [0x8032_3232])
  }

  @Test func palettesWithPartialTransparency() throws {
    let png = RawPNG(
      width: 3, height: 1, depth: 2, type: 3,
      before: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [0, 128])],
      rows: [[0, 0b0001_1000]])
    #expect(try pixels(png) == [0, 0x8000_8000, 0xFF00_00FF])
  }

  @Test func aColorKeyIsTransparent() throws {
    let png = RawPNG(
      width: 2, height: 1, depth: 8, type: 2, before: [("tRNS", [0, 1, 0, 2, 0, 3])], rows: [[0, 1, 2, 3, 1, 2, 4]])
    #expect(try pixels(png) == [0, 0xFF01_0204])
  }

  @Test func filters() throws {
    // Each row has the values 10, 20, 30 with another filter: none, sub, up, average (of left and above), Paeth.
    let rows: [[UInt8]] = [
      [0, 10, 20, 30], [1, 10, 10, 10], [2, 0, 0, 0], [3, 5, 5, 5], [4, 0, 0, 0],
    ]
    #expect(
      try pixels(RawPNG(width: 3, height: 5, depth: 8, type: 0, rows: rows))
        == Array(repeating: [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E], count: 5).flatMap { $0 })
  }

  @Test func interlacedPictures() throws {
    let (width, height) = (13, 11)
    func level(_ x: Int, _ y: Int) -> UInt8 { UInt8(x * 17 + y) }
    // Adam7: start column and row, steps of columns and rows.
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    var rows: [[UInt8]] = []
    for pass in passes {
      for y in stride(from: pass.1, to: height, by: pass.3) {
        rows.append([0] + stride(from: pass.0, to: width, by: pass.2).map { level($0, y) })
      }
    }
    let png = RawPNG(width: width, height: height, depth: 8, type: 0, interlaced: true, rows: rows)
    let expected = picture(width, height) { x, y in 0xFF00_0000 | UInt32(level(x, y)) * 0x10101 }
    #expect(try PNG.decode(png.data) == expected)
  }

  @Test func linearGammaIsConverted() throws {
    let png = RawPNG(
      width: 3, height: 1, depth: 8, type: 0, before: [("gAMA", RawPNG.bytes(100_000))], rows: [[0, 0, 55, 255]])
    let result = try pixels(png)
    #expect(result.first == 0xFF00_0000 && result.last == 0xFFFF_FFFF)
    // A linear 55/255 = 0.2157 is 1.055 * 0.2157^(1/2.4) - 0.055 = 0.5018 in sRGB: 128.
    #expect(abs(Int(result[1] & 0xFF) - 128) <= 1)
  }

  @Test func pixelsSpreadOverSeveralChunks() throws {
    var png = RawPNG(width: 40, height: 1, depth: 8, type: 0, rows: [[0] + (0..<40).map { UInt8($0 * 6) }])
    let data = png.chunks[1].contents
    png.chunks[1...1] = [("IDAT", Array(data.prefix(1))), ("IDAT", []), ("IDAT", Array(data.dropFirst()))]
    #expect(try pixels(png).map { $0 & 0xFF } == (0..<40).map { UInt32($0 * 6) })
  }

  @Test func bytesBehindTheEndAndUnknownChunksDoNoHarm() throws {
    var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [[0, 7]])
    png.chunks.insert(("abCd", [1, 2, 3]), at: 1)
    #expect(try PNG.decode(png.data + Data("trailing".utf8))[0, 0] == Color(white: 7.0 / 255))
  }

  @Test func aSliceOfDataIsReadFromItsStart() throws {
    let bitmap = picture(9, 9) { x, y in 0xFF00_0000 | UInt32(x * y) }
    let data = Data([1, 2, 3]) + (try DigestedPNG.encode(bitmap, metadata: ["a": "b"])) + Data([4])
    let slice = data[3..<data.count - 1]
    #expect(try PNG.decode(slice) == bitmap)
    #expect(try PNG.metadata(of: slice)["a"] == "b")
    #expect(DigestedPNG.trustedPixelDigest(of: slice) == PixelDigest(of: bitmap))
  }
}
