import Foundation
import Graphics
import ImageFormats
import Testing

@Suite("PNG: errors that say what is wrong")
struct PNGErrorTests {
  private let valid = RawPNG(width: 2, height: 2, depth: 8, type: 0, rows: [[0, 1, 2], [0, 3, 4]])

  private func failure(_ data: Data, limits: PNGLimits = .standard) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.decode(data, limits: limits)
      return nil
    } catch { return error }
  }

  @Test(
    "files that are no PNG",
    arguments: [
      (Data(), FileKind.empty, "an empty file"), (Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), .jpeg, "a JPEG"),
      (Data("GIF89a".utf8), .gif, "a GIF"), (Data("%PDF-1.7".utf8), .pdf, "a PDF"),
      (Data("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8".utf8), .webP, "a WebP picture"),
      (Data([0, 0, 0, 24] + Array("ftypheic".utf8)), .heif, "a HEIC"),
      (
        Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n".utf8), .gitLFSPointer,
        "git lfs pull"
      ),
      (Data("\n <!DOCTYPE html><html lang=en>".utf8), .html, "an HTML page"),
      (Data("<?xml version=\"1.0\"?><svg xmlns=\"\">".utf8), .svg, "an SVG picture"),
      (Data("{\"images\": []}".utf8), .json, "a JSON document"), (Data("hello".utf8), .text, "plain text"),
      (Data([0x50, 0x4B, 3, 4, 0]), .zip, "a ZIP archive"), (Data([0, 1, 2, 3, 0xFE]), .unknown, "5 bytes"),
    ])
  func otherKinds(data: Data, kind: FileKind, words: String) throws {
    #expect(FileKind(data) == kind)
    let error = try #require(failure(data))
    #expect(error == .notPNG(kind, byteCount: data.count))
    #expect(error.description.contains(words))
  }

  /// Reported by their lengths: their contents aren't copied or inflated.
  @Test(arguments: ["tEXt", "zTXt", "iTXt"]) func textsBeyondTheLimitAreRefused(type: String) throws {
    var png = valid
    let text = Array("Key\0".utf8) + Array(repeating: UInt8(ascii: "x"), count: 30 << 20)
    png.chunks.insert((type, text), at: 1)
    #expect(failure(png.data) == .tooMuchText(byteCount: text.count, limits: .standard))
    #expect(try PNG.metadata(of: png.data, maximumBytes: 16 << 20).isEmpty)
    var limits = PNGLimits.standard
    limits.maximumTextBytes = text.count
    #expect(failure(png.data, limits: limits) == nil)
    // Many small ones have as many bytes.
    png = valid
    png.chunks.insert(contentsOf: Array(repeating: (type, Array(text.prefix(6 << 20))), count: 3), at: 1)
    #expect(failure(png.data) == .tooMuchText(byteCount: 18 << 20, limits: .standard))
  }

  @Test func everyTruncation() throws {
    let data = valid.data
    for count in 1..<data.count {
      guard case .truncated(_, let offset, let byteCount) = failure(data.prefix(count)) else {
        Issue.record("\(count) of \(data.count) bytes: \(String(describing: failure(data.prefix(count))))")
        continue
      }
      #expect(byteCount == count)
      #expect(offset <= max(count, 8))
    }
    // 8 bytes of signature, 25 of IHDR; an incomplete type isn't reported.
    #expect(failure(data.prefix(41)) == .truncated(chunk: "IDAT", offset: 33, byteCount: 41))
    #expect(failure(data.prefix(40)) == .truncated(chunk: "IEND", offset: 33, byteCount: 40))
    #expect(failure(data.prefix(45)) == .truncated(chunk: "IDAT", offset: 33, byteCount: 45))
    #expect(
      failure(data.prefix(data.count - 12))
        == .truncated(chunk: "IEND", offset: data.count - 12, byteCount: data.count - 12))
  }

  /// PNG's sizes have 31 bits; the largest of them is too large, and a larger one isn't a PNG.
  @Test func theLargestSideOfAll() {
    func failure(width: Int, height: Int) -> PNGError? {
      self.failure(RawPNG(width: width, height: height, depth: 8, type: 0, rows: [[0]]).data)
    }
    let most = Int(Int32.max)
    #expect(failure(width: most, height: 1) == .tooLarge(width: most, height: 1, limits: .standard))
    #expect(failure(width: 1, height: most) == .tooLarge(width: 1, height: most, limits: .standard))
    #expect(failure(width: most + 1, height: 1) == .malformed("its header claims \(most + 1) x 1 pixels"))
    #expect(failure(width: 1, height: most + 1) == .malformed("its header claims 1 x \(most + 1) pixels"))
  }

  @Test func bitsThatAColourTypeDoesNotHave() {
    for (depth, type) in [(3, 0), (16, 3), (4, 2), (1, 6)] as [(UInt8, UInt8)] {
      let png = RawPNG(width: 2, height: 2, depth: depth, type: type, rows: [[0, 1, 2], [0, 3, 4]])
      let words = "its header claims \(depth) bits a channel in the colour type \(type)"
      #expect(failure(png.data) == .malformed(words))
    }
  }

  @Test func everyFlippedByteOfAChunkBreaksItsCheckSum() {
    let data = valid.data
    let start = 33
    let contents = data.count - 12 - start - 12
    for index in 0..<contents {
      var damaged = data
      damaged[start + 8 + index] ^= 0x10
      #expect(failure(damaged) == .checksumMismatch(chunk: "IDAT", offset: start))
    }
  }

  @Test("absurd sizes are refused before memory is taken", arguments: [(100_000, 1), (1, 100_000), (30_000, 30_000)])
  func tooLarge(width: Int, height: Int) {
    var png = valid
    png.chunks[0].contents = RawPNG.header(width, height, 8, 6)
    #expect(failure(png.data) == .tooLarge(width: width, height: height, limits: .standard))
  }

  @Test func limitsCanBeLowered() {
    #expect(failure(valid.data, limits: PNGLimits(maximumPixels: 3)) != nil)
    #expect(failure(valid.data, limits: PNGLimits(maximumPixels: 4)) == nil)
    #expect(failure(valid.data, limits: PNGLimits(maximumSide: 1)) != nil)
    #expect(PNGLimits(maximumSide: 1_000_000).maximumSide == Bitmap.maximumSide)
  }

  @Test func aLargePictureOfFewBytesIsRefused() throws {
    var png = valid
    png.chunks[0].contents = RawPNG.header(8000, 8000, 8, 6)
    let error = try #require(failure(png.data))
    #expect(error.description.contains("can't hold the 8000 x 8000 pixels"))
  }

  @Test(
    "senseless headers",
    arguments: [
      RawPNG.header(0, 2, 8, 0), RawPNG.header(2, 0, 8, 0), RawPNG.header(-1, 2, 8, 0), RawPNG.header(2, 2, 3, 0),
      RawPNG.header(2, 2, 8, 1), RawPNG.header(2, 2, 8, 7), RawPNG.header(2, 2, 16, 3), RawPNG.header(2, 2, 4, 2),
      RawPNG.header(2, 2, 8, 0, 2), [0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 1, 0, 0], [0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 1, 0],
      [1, 2, 3], [],
    ] as [[UInt8]])
  func headers(header: [UInt8]) {
    var png = valid
    png.chunks[0].contents = header
    guard case .malformed = failure(png.data) else {
      Issue.record("\(String(describing: failure(png.data)))")
      return
    }
  }

  @Test func missingChunks() {
    var png = valid
    png.chunks.removeFirst()
    #expect(failure(png.data) == .malformed("its first chunk is IDAT and not IHDR"))
    png = valid
    png.chunks.remove(at: 1)
    #expect(failure(png.data) == .malformed("it has no pixels (chunk IDAT)"))
    png = RawPNG(width: 1, height: 1, depth: 8, type: 3, rows: [[0, 0]])
    #expect(failure(png.data) == .malformed("it has no palette (chunk PLTE)"))
  }

  @Test func theDialectOfXcode() {
    var png = valid
    png.chunks.insert(("CgBI", [0x50, 0, 0x20, 2]), at: 0)
    #expect(failure(png.data) == .optimizedForXcode)
  }

  @Test func pixelsThatAreTooFewOrNoCompressedData() {
    var png = valid
    png.chunks[1].contents = RawPNG.deflate([0, 1, 2])
    guard case .undecodable = failure(png.data) else {
      Issue.record("\(String(describing: failure(png.data)))")
      return
    }
    png.chunks[1].contents = [1, 2, 3, 4, 5, 6, 7, 8]
    guard case .undecodable(let message) = failure(png.data) else {
      Issue.record("\(String(describing: failure(png.data)))")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test func everyErrorIsASentence() {
    let errors: [PNGError] =
      FileKind.allCases.map { .notPNG($0, byteCount: 5) } + [
        .truncated(chunk: "IDAT", offset: 33, byteCount: 40), .checksumMismatch(chunk: "IDAT", offset: 33),
        .tooLarge(width: 1, height: 1, limits: .standard), .malformed("it has no pixels"), .optimizedForXcode,
        .undecodable("bad"), .emptyPicture(width: 0, height: 1), .invalidMetadata(key: "k", reason: "it is bad"),
      ]
    for error in errors {
      #expect(error.description.first?.isUppercase == true)
      #expect([".", "?"].contains(error.description.last))
      #expect(!error.description.contains("\n"))
    }
  }
}
