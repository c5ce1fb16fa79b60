import CDeflate
import Foundation

/// A chunk of a PNG, in memory that the caller keeps alive.
struct PNGChunk {
  /// The offset of its length field in the file.
  let offset: Int
  /// Four letters.
  let type: PNGChunkType
  let contents: UnsafeRawBufferPointer
  /// Type and contents, which the checksum and the digest cover.
  let checked: UnsafeRawBufferPointer
  let storedChecksum: UInt32

  var isIntact: Bool {
    libdeflate_crc32(0, checked.baseAddress, checked.count) == storedChecksum
  }
}

/// A chunk's four letters.
struct PNGChunkType: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(stringLiteral value: String) { bytes = Array(value.utf8) }

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var description: String {
    // Damaged files can contain anything here, and a message is a single line.
    String(decoding: bytes.map { $0 >= 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  static let header: PNGChunkType = "IHDR"
  static let palette: PNGChunkType = "PLTE"
  static let transparency: PNGChunkType = "tRNS"
  static let standardColors: PNGChunkType = "sRGB"
  static let data: PNGChunkType = "IDAT"
  static let end: PNGChunkType = "IEND"
  /// The number of frames of an animation, a frame's size and duration, and the pixels of those after the first.
  static let animation: PNGChunkType = "acTL"
  static let frame: PNGChunkType = "fcTL"
  static let frameData: PNGChunkType = "fdAT"
  static let text: PNGChunkType = "tEXt"
  static let compressedText: PNGChunkType = "zTXt"
  static let internationalText: PNGChunkType = "iTXt"
  static let appleDialect: PNGChunkType = "CgBI"

  var isText: Bool { self == .text || self == .compressedText || self == .internationalText }
}

/// Iterates over the chunks of a PNG in memory. Only reads lengths and types; checksums are read from the chunks.
struct PNGChunks: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  /// The position after the last complete chunk.
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    guard bytes.count >= PNG.signature.count, bytes.prefix(PNG.signature.count).elementsEqual(PNG.signature) else {
      if !bytes.isEmpty, PNG.signature.starts(with: bytes) {
        throw .truncated(chunk: "IHDR", offset: PNG.signature.count, byteCount: bytes.count)
      }
      throw .notPNG(FileKind(bytes: bytes), byteCount: bytes.count)
    }
    self.bytes = bytes
    offset = PNG.signature.count
  }

  var byteCount: Int { bytes.count }

  /// The next chunk; nil at the end of the file and if the chunk is incomplete.
  mutating func next() -> PNGChunk? {
    guard bytes.count - offset >= 12 else { return nil }
    let length = bytes.bigEndianUInt32(at: offset)
    guard length <= bytes.count - offset - 12 else { return nil }
    let start = offset
    offset += length + 12
    return PNGChunk(
      offset: start,
      type: PNGChunkType(bytes: bytes[start + 4..<start + 8]),
      contents: UnsafeRawBufferPointer(rebasing: bytes[start + 8..<start + 8 + length]),
      checked: UnsafeRawBufferPointer(rebasing: bytes[start + 4..<start + 8 + length]),
      storedChecksum: UInt32(bytes.bigEndianUInt32(at: start + 8 + length)))
  }

  /// The type of the incomplete chunk at the end of the file, as far as it is known.
  var brokenType: String {
    bytes.count - offset >= 8 ? PNGChunkType(bytes: bytes[offset + 4..<offset + 8]).description : "IEND"
  }

  func header() throws(PNGError) -> PNGHeader {
    var walk = self
    guard let first = walk.next() else {
      throw .truncated(chunk: "IHDR", offset: offset, byteCount: bytes.count)
    }
    if first.type == .appleDialect { throw .optimizedForXcode }
    guard first.type == .header else { throw .malformed("its first chunk is \(first.type) and not IHDR") }
    return try PNGHeader(contents: first.contents)
  }
}
