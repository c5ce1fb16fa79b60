import Foundation
import Graphics
import Testing

@testable import ImageFormats

@Suite("Digests")
struct DigestTests {
  private let bitmap = picture(60, 40) { x, y in [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF][(x / 5 + y) % 3] }

  @Test func knownDigest() {
    // XXH3-128 of no bytes with the seed 0, as in xxHash's tests and its command line (`xxh128sum`).
    let empty = Digest(of: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(empty.description == "99aa06d3014798d86001c324468d497f")
  }

  @Test func digestsAreReadAsTheyAreWritten() {
    let digest = Digest(high: 0x0123, low: 0xFEDC_BA98_7654_3210)
    #expect(digest.description == "0000000000000123fedcba9876543210")
    #expect(Digest(digest.description) == digest)
    for text in [
      "", "123", "+000000000000123fedcba9876543210", "g000000000000123fedcba9876543210", digest.description + "0",
    ] {
      #expect(Digest(text) == nil)
    }
  }

  /// Otherwise bytes could move from one chunk into another's contents, which decode to another picture.
  @Test func whereAChunkEndsIsPartOfTheFilesDigest() {
    func digest(_ chunks: [(PNGChunkType, String)]) -> Digest {
      let digest = DataDigest(PixelDigest(of: bitmap))
      for (type, contents) in chunks { Array(contents.utf8).withUnsafeBytes { digest.add(type, $0) } }
      return digest.digest
    }
    let two = digest([("IDAT", "ab"), ("IDAT", "cd")])
    #expect(two != digest([("IDAT", "abIDATcd")]))
    #expect(two != digest([("IDAT", "abc"), ("IDAT", "d")]))
    #expect(two == digest([("IDAT", "ab"), ("IDAT", "cd")]))
  }

  @Test func theSizeIsPartOfAPictureAndItsPixelsAre() {
    let wide = picture(6, 2) { _, _ in 0xFF00_0000 }
    let high = picture(2, 6) { _, _ in 0xFF00_0000 }
    let other = picture(6, 2) { x, _ in x == 5 ? 0xFF00_0001 : 0xFF00_0000 }
    let digests = [wide, high, other].map { PixelDigest(of: $0) }
    #expect(Set(digests).count == 3)
    #expect(PixelDigest(of: picture(6, 2) { _, _ in 0xFF00_0000 }) == digests[0])
    #expect(PixelDigest(digests[0].description) == digests[0])
  }

  @Test func aFileWithDigestsTellsItsPixelsWithoutDecoding() throws {
    let data = try DigestedPNG.encode(bitmap, metadata: ["Test.Key": "value"])
    #expect(DigestedPNG.trustedPixelDigest(of: data) == PixelDigest(of: bitmap))
    #expect(try PNG.decode(data) == bitmap)
    #expect(try PNG.metadata(of: data)["Test.Key"] == "value")
  }

  @Test func filesWithoutDataDigest() throws {
    #expect(DigestedPNG.trustedPixelDigest(of: try PNG.encode(bitmap)) == nil)
    #expect(DigestedPNG.trustedPixelDigest(of: Data()) == nil)
    #expect(DigestedPNG.trustedPixelDigest(of: Data("hello".utf8)) == nil)
  }

  @Test func aDigestOfAnotherPictureIsReplaced() throws {
    let other = try DigestedPNG.encode(picture(1, 1) { _, _ in 0 }, metadata: ["Test.Key": "value"])
    let data = try DigestedPNG.encode(bitmap, metadata: PNG.metadata(of: other))
    #expect(DigestedPNG.trustedPixelDigest(of: data) == PixelDigest(of: bitmap))
    #expect(try PNG.metadata(of: data).keys.filter { $0.hasPrefix("Onionskin") }.count == 2)
  }

  @Test func everyChangeBelowTheTextsBreaksTheDataDigest() throws {
    let data = try DigestedPNG.encode(bitmap)
    let chunks = RawPNG.chunks(of: data)
    #expect(chunks.map(\.type) == ["IHDR", "tEXt", "tEXt", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
    for chunk in chunks.indices {
      for index in chunks[chunk].contents.indices {
        var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [])
        png.chunks = chunks
        png.chunks[chunk].contents[index] ^= 1
        #expect(DigestedPNG.trustedPixelDigest(of: png.data) == nil, "byte \(index) of \(chunks[chunk].type)")
      }
    }
  }

  @Test(
    "chunks that change colours, or are gone, are noticed; texts aren't",
    arguments: [("gAMA", false), ("iCCP", false), ("tEXt", true)])
  func addedChunks(type: String, isTrusted: Bool) throws {
    var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [])
    png.chunks = RawPNG.chunks(of: try DigestedPNG.encode(bitmap))
    png.chunks.insert((type, Array("Key\0value".utf8)), at: 2)
    #expect((DigestedPNG.trustedPixelDigest(of: png.data) != nil) == isTrusted)
    png.chunks = RawPNG.chunks(of: try DigestedPNG.encode(bitmap)).filter { $0.type != "tRNS" }
    #expect(DigestedPNG.trustedPixelDigest(of: png.data) == nil)
  }

  @Test func aBrokenCheckSumAnywhereBreaksTheTrust() throws {
    let data = try DigestedPNG.encode(bitmap, metadata: ["Test.Key": "value"])
    var offset = 8
    for chunk in RawPNG.chunks(of: data) {
      offset += 12 + chunk.contents.count
      var damaged = data
      damaged[offset - 1] ^= 1
      #expect(DigestedPNG.trustedPixelDigest(of: damaged) == nil, "\(chunk.type)")
    }
  }

  /// Matching digests in files that aren't pictures.
  @Test func digestsNeedAPicture() throws {
    let digested = try DigestedPNG.encode(bitmap)
    var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [])
    func isTrusted(_ chunks: [(type: String, contents: [UInt8])]) -> Bool {
      png.chunks = chunks.filter { !$0.type.hasSuffix("EXt") }
      // The digest is computed again for the rest.
      let digest = PixelDigest(of: bitmap)
      let stream = DataDigest(digest)
      for chunk in png.chunks where chunk.type != "IEND" {
        chunk.contents.withUnsafeBytes { stream.add(PNGChunkType(stringLiteral: chunk.type), $0) }
      }
      let texts = [(DigestedPNG.pixelDigestKey, "\(digest)"), (DigestedPNG.dataDigestKey, "\(stream.digest)")]
      png.chunks.insert(contentsOf: texts.map { ("tEXt", Array("\($0.0)\0\($0.1)".utf8)) }, at: 1)
      return DigestedPNG.trustedPixelDigest(of: png.data) != nil
    }
    let chunks = RawPNG.chunks(of: digested)
    #expect(isTrusted(chunks))
    #expect(!isTrusted(chunks.filter { $0.type != "IDAT" }))
    #expect(!isTrusted(chunks.filter { $0.type != "PLTE" }))
    #expect(!isTrusted([("IHDR", RawPNG.header(0, 40, 8, 2))] + chunks.dropFirst()))
    #expect(!isTrusted([("IHDR", RawPNG.header(60, 40, 3, 2))] + chunks.dropFirst()))
    #expect(!isTrusted([("IHDR", RawPNG.header(1 << 20, 1 << 20, 8, 2))] + chunks.dropFirst()))
  }

  @Test func aTruncatedFileIsNotTrusted() throws {
    let data = try DigestedPNG.encode(bitmap)
    #expect((0..<data.count).allSatisfy { DigestedPNG.trustedPixelDigest(of: data.prefix($0)) == nil })
  }
}
