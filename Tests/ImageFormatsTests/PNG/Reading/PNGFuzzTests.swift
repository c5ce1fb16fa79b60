import Foundation
import Graphics
import ImageFormats
import Testing

@Suite("PNG: damaged files")
struct PNGFuzzTests {
  /// Valid files of several kinds, with texts.
  private static func seeds() throws -> [Data] {
    let metadata: PNGMetadata = ["Test.A": "plain", "Test.B": String(repeating: "long ", count: 200), "Test.C": "ünï"]
    let few = picture(40, 30) { x, y in [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF][(x + y) % 3] }
    let many = picture(40, 30) { x, y in 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8) }
    let translucent = picture(40, 30) { x, y in UInt32(x * 6) << 24 | UInt32(min(x, y)) << 16 | UInt32(min(x, y) / 2) }
    let palette = RawPNG(
      width: 9, height: 4, depth: 4, type: 3, interlaced: false,
      before: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [3])],
      rows: (0..<4).map { _ in [4, 0x01, 0x10, 0x11, 0x00, 0x10] })
    let deep = RawPNG(
      width: 3, height: 2, depth: 16, type: 6, before: [("gAMA", RawPNG.bytes(45_455))],
      rows: (0..<2).map { [UInt8($0)] + [UInt8](repeating: 0x5A, count: 24) })
    return [
      try DigestedPNG.encode(few, metadata: metadata), try DigestedPNG.encode(many, metadata: metadata),
      try PNG.encode(translucent), palette.data, deep.data,
    ]
  }

  /// Reads a file in all ways; returns whether it decodes.
  private func read(_ data: Data) -> Bool {
    _ = try? PNG.metadata(of: data, maximumBytes: 100_000)
    _ = DigestedPNG.trustedPixelDigest(of: data)
    guard let bitmap = try? PNG.decode(data, limits: PNGLimits(maximumPixels: 1 << 20)) else { return false }
    return bitmap.withUnsafeBytes { $0.count } == bitmap.width * bitmap.height * 4
  }

  @Test("changed, cut and repeated bytes never crash", arguments: 0..<5)
  func mutations(seed: Int) throws {
    let valid = try PNGFuzzTests.seeds()[seed]
    #expect(read(valid))
    var random = FixedRandom(seed: UInt64(seed) + 99)
    var failures = 0
    for _ in 0..<1500 {
      var data = [UInt8](valid)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !data.isEmpty {
        let index = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: data[index] = UInt8.random(in: 0...255, using: &random)
        case 1: data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: data.removeSubrange(index..<min(index + Int.random(in: 1...30, using: &random), data.count))
        case 3: data.insert(contentsOf: data[index..<min(index + 20, data.count)], at: index)
        case 4: data.removeSubrange(index...)
        default: data[index] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
        }
      }
      if !read(Data(data)) { failures += 1 }
    }
    #expect(failures > 1000)
  }

  /// Check sums keep most damage from libpng and zlib; with matching sums, these receive it.
  @Test("changed contents with right check sums never crash", arguments: 0..<5)
  func mutationsWithRightChecksums(seed: Int) throws {
    var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [])
    let chunks = RawPNG.chunks(of: try PNGFuzzTests.seeds()[seed])
    var random = FixedRandom(seed: UInt64(seed) + 7)
    var outcomes: Set<Bool> = []
    for _ in 0..<1500 {
      png.chunks = chunks
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let chunk = Int.random(in: 0..<png.chunks.count, using: &random)
        guard !png.chunks[chunk].contents.isEmpty else { continue }
        let index = Int.random(in: 0..<png.chunks[chunk].contents.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: png.chunks[chunk].contents[index] = UInt8.random(in: 0...255, using: &random)
        case 1: png.chunks[chunk].contents[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: png.chunks[chunk].contents.remove(at: index)
        case 3: png.chunks.swapAt(chunk, Int.random(in: 0..<png.chunks.count, using: &random))
        default: png.chunks.insert(png.chunks[chunk], at: Int.random(in: 0..<png.chunks.count, using: &random))
        }
      }
      outcomes.insert(read(png.data))
    }
    #expect(outcomes == [true, false])
  }
}
