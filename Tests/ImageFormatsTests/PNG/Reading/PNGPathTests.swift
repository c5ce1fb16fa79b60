import Foundation
import Graphics
import ImageFormats
import Testing

/// Pictures of the kinds that this module writes are read without libpng. An unknown chunk makes libpng read the same picture, and
/// both results must be equal.
@Suite struct PNGPathTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let depth: UInt8
    let type: UInt8
    let channels: Int
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(name: "gray of one bit", depth: 1, type: 0, channels: 1),
    Kind(name: "gray of two bits", depth: 2, type: 0, channels: 1),
    Kind(name: "gray of four bits", depth: 4, type: 0, channels: 1),
    Kind(name: "gray", depth: 8, type: 0, channels: 1),
    Kind(name: "colours", depth: 8, type: 2, channels: 3),
    Kind(name: "colours with alpha", depth: 8, type: 6, channels: 4),
    Kind(name: "palette of one bit", depth: 1, type: 3, channels: 1),
    Kind(name: "palette of two bits", depth: 2, type: 3, channels: 1),
    Kind(name: "palette of four bits", depth: 4, type: 3, channels: 1),
    Kind(name: "palette", depth: 8, type: 3, channels: 1),
  ]

  private func decoded(_ png: RawPNG) -> Result<Bitmap, PNGError> {
    Result { () throws(PNGError) in try PNG.decode(png.data) }
  }

  /// The same picture, with an unknown chunk.
  private func throughLibrary(_ png: RawPNG) -> RawPNG {
    var other = png
    other.chunks.insert((type: "onSk", contents: [1]), at: 1)
    return other
  }

  private func rows(_ kind: Kind, width: Int, height: Int) -> [[UInt8]] {
    var random = Random(seed: UInt64(kind.depth) << 8 | UInt64(kind.type))
    let byteCount = (width * kind.channels * Int(kind.depth) + 7) / 8
    return (0..<height).map { _ in [0] + (0..<byteCount).map { _ in UInt8(truncatingIfNeeded: random.next() >> 32) } }
  }

  private func head(_ kind: Kind, colors: Int) -> [(String, [UInt8])] {
    guard kind.type == 3 else { return [("sRGB", [0])] }
    var palette: [UInt8] = []
    for color in 0..<colors { palette += [UInt8(color), UInt8(255 - color), UInt8(color * 7 % 256)] }
    let alphas = (0..<(colors + 1) / 2).map { UInt8($0 * 31 % 256) }
    return [("sRGB", [0]), ("PLTE", palette), ("tRNS", alphas)]
  }

  /// Chunks with another meaning in pictures of another kind, or that may occur once.
  @Test func bothPathsReadOddChunksAlike() throws {
    let key: (String, [UInt8]) = ("tRNS", [0, 1, 0, 2, 0, 3])
    let colors: (String, [UInt8]) = ("PLTE", [255, 0, 0, 0, 255, 0])
    let others: (String, [UInt8]) = ("PLTE", [0, 0, 255, 255, 255, 255])
    let cases: [(type: UInt8, before: [(String, [UInt8])], row: [UInt8], first: UInt32?)] = [
      (2, [key], [0, 1, 2, 3, 1, 2, 4], 0), (2, [colors, key], [0, 1, 2, 3, 1, 2, 4], 0),
      (2, [colors], [0, 1, 2, 3, 1, 2, 4], 0xFF01_0203), (0, [("tRNS", [0, 7])], [0, 7, 8], 0),
      (3, [colors, ("tRNS", [0])], [0, 0, 1], 0), (3, [("tRNS", [0]), colors], [0, 0, 1], nil),
      (3, [colors, others], [0, 0, 1], nil), (3, [colors, ("tRNS", [0]), ("tRNS", [255])], [0, 0, 1], nil),
    ]
    for (type, before, row, first) in cases {
      let png = RawPNG(width: 2, height: 1, depth: 8, type: type, before: [("sRGB", [0])] + before, rows: [row])
      let bitmap = try? decoded(png).get()
      #expect(bitmap == (try? decoded(throughLibrary(png)).get()), "\(type), \(before.map(\.0))")
      let pixel = bitmap?.withUnsafeBytes { $0.load(as: UInt32.self) }
      if let first { #expect(pixel == first, "\(type), \(before.map(\.0))") }
    }
  }

  @Test(arguments: kinds) func bothPathsReadTheSamePixels(_ kind: Kind) throws {
    // libpng treats numbers beyond a palette's end as black.
    for (width, colors) in [(1, 256), (7, 256), (64, 256), (131, 256), (131, 3)] {
      let png = RawPNG(
        width: width, height: 5, depth: kind.depth, type: kind.type,
        before: head(kind, colors: min(colors, 1 << kind.depth)), rows: rows(kind, width: width, height: 5))
      let bitmap = try decoded(png).get()
      #expect(bitmap.width == width && bitmap.height == 5)
      #expect(try bitmap == decoded(throughLibrary(png)).get(), "width \(width), \(colors) colours")
    }
  }

  /// libpng ignores a transparency with more entries than the palette.
  @Test(arguments: [1, 2, 4, 8] as [UInt8]) func aTransparencyLongerThanItsPaletteIsNone(depth: UInt8) throws {
    for (alphas, alpha) in [([0, 128], 0), ([0, 128, 64], 1), (Array(repeating: 0, count: 257), 1)] {
      let png = RawPNG(
        width: 8, height: 1, depth: depth, type: 3,
        before: [("sRGB", [0]), ("PLTE", [255, 0, 0, 0, 255, 0]), ("tRNS", alphas.map { UInt8($0) })],
        rows: [Array(repeating: 0, count: 1 + Int(depth))])
      let bitmap = try decoded(png).get()
      #expect(try bitmap == decoded(throughLibrary(png)).get(), "\(alphas.count) alphas")
      #expect(bitmap[0, 0].alpha == CGFloat(alpha))
    }
  }

  /// A palette with more colours than the numbers can refer to, or with incomplete colours: the result of libpng, and never a trap.
  @Test(arguments: [1, 2, 4, 8] as [UInt8]) func aPaletteOfAnotherSizeIsReadAlike(depth: UInt8) {
    let most = 1 << Int(depth)
    for count in [1, 2, 3, 3 * most - 1, 3 * most, 3 * most + 1, 3 * most + 3, 4 * most, 4 * most + 3, 771] {
      for alphas in [nil, 1, most, most + 1] {
        var before: [(String, [UInt8])] = [("sRGB", [0]), ("PLTE", (0..<count).map { UInt8($0 * 7 % 256) })]
        if let alphas { before.append(("tRNS", Array(repeating: 100, count: alphas))) }
        let png = RawPNG(
          width: 8, height: 1, depth: depth, type: 3, before: before,
          rows: [Array(repeating: 0b0001_1011, count: 1 + Int(depth))].map { [0] + $0.dropFirst() })
        let (own, library) = (decoded(png), decoded(throughLibrary(png)))
        #expect(own.failureText == library.failureText, "\(count) bytes, \(alphas ?? 0) alphas")
        #expect((try? own.get()) == (try? library.get()), "\(count) bytes, \(alphas ?? 0) alphas")
      }
    }
  }

  @Test func aFilteredRowIsReadToo() throws {
    // Filter 1 adds the pixel at the left.
    let png = RawPNG(
      width: 3, height: 2, depth: 8, type: 0, before: [("sRGB", [0])], rows: [[0, 9, 9, 9], [1, 10, 10, 10]])
    let bitmap = try decoded(png).get()
    #expect((0..<3).map { (bitmap[$0, 1].red * 255).rounded() } == [10, 20, 30])
  }

  @Test func damageIsReportedAlike() throws {
    var short = RawPNG(width: 40, height: 4, depth: 8, type: 0, before: [("sRGB", [0])], rows: [[0, 1, 2]])
    #expect(throws: PNGError.self) { try decoded(short).get() }
    #expect(decoded(short).failureText == decoded(throughLibrary(short)).failureText)
    short.chunks[2].contents = [0x78, 0x9C, 1, 2, 3, 4, 5, 6, 7]
    #expect(throws: PNGError.self) { try decoded(short).get() }
    #expect(decoded(short).failureText == decoded(throughLibrary(short)).failureText)
  }

  /// libpng rejects it: no number has a colour.
  @Test(arguments: [1, 2, 4, 8] as [UInt8], [[], [9]] as [[UInt8]])
  func aPaletteWithoutColoursIsRefused(depth: UInt8, alphas: [UInt8]) {
    let before: [(String, [UInt8])] = [("sRGB", [0]), ("PLTE", [])] + (alphas.isEmpty ? [] : [("tRNS", alphas)])
    let png = RawPNG(width: 1, height: 1, depth: depth, type: 3, before: before, rows: [[0, 0]])
    #expect(throws: PNGError.self) { try PNG.decode(png.data) }
    #expect(throws: PNGError.self) { try PNG.decode(throughLibrary(png).data) }
  }

  /// A stream declares its window. A reference beyond it is an error for zlib, and so for other programs.
  @Test func aStreamThatLooksBackFurtherThanItSaysIsRefused() throws {
    var random = Random(seed: 7)
    let row = [0] + (0..<900).map { _ in UInt8(truncatingIfNeeded: random.next() >> 32) }
    var png = RawPNG(
      width: 300, height: 2, depth: 8, type: 2, before: [("sRGB", [0])], rows: [row, row])
    #expect(try PNG.decode(png.data).height == 2)
    // A window of 256 bytes, with its check bits.
    png.chunks[2].contents.replaceSubrange(0..<2, with: [0x08, 0x1D])
    #expect(throws: PNGError.self) { try PNG.decode(png.data) }
    #expect(throws: PNGError.self) { try PNG.decode(throughLibrary(png).data) }
  }
}

extension Result where Failure == PNGError {
  fileprivate var failureText: String? {
    if case .failure(let error) = self { "\(error)" } else { nil }
  }
}

/// A linear congruential generator (the constants are Knuth's): the same numbers in every run.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
