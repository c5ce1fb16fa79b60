import CDeflate
import Foundation

/// Writes chunks: length, type, contents, checksum.
struct PNGChunkWriter {
  private(set) var data: Data

  init(capacity: Int) {
    data = Data(PNG.signature)
    data.reserveCapacity(capacity)
  }

  mutating func append(_ type: PNGChunkType, _ contents: [UInt8]) {
    contents.withUnsafeBytes { append(type, $0) }
  }

  mutating func append(_ type: PNGChunkType, _ contents: UnsafeRawBufferPointer) {
    data.append(contentsOf: bigEndianBytes(UInt32(contents.count)))
    data.append(contentsOf: type.bytes)
    var checksum = libdeflate_crc32(0, type.bytes, type.bytes.count)
    if let start = contents.baseAddress, contents.count > 0 {
      data.append(start.assumingMemoryBound(to: UInt8.self), count: contents.count)
      checksum = libdeflate_crc32(checksum, start, contents.count)
    }
    data.append(contentsOf: bigEndianBytes(checksum))
  }

  /// A text: as tEXt, which every tool supports, if ASCII is sufficient, otherwise as iTXt; compressed if that is smaller.
  mutating func append(_ entry: PNGMetadata.Entry) {
    let key = Array(entry.key.utf8)
    let text = Array(entry.value.utf8)
    let plain: (type: PNGChunkType, contents: [UInt8]) =
      PNGChunkWriter.isASCII(text)
      ? (.text, key + [0] + text) : (.internationalText, key + [0, 0, 0, 0, 0] + text)
    let packed = PNGChunkWriter.deflated(text)
    let prefix = key + [0, 1, 0, 0, 0]
    if prefix.count + packed.count < plain.contents.count {
      append(.internationalText, prefix + packed)
    } else {
      append(plain.type, plain.contents)
    }
  }

  /// Printable ASCII and line feeds, which are unambiguous in tEXt.
  private static func isASCII(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        let byte = text[index]
        if byte >= 0x7F || (byte < 0x20 && byte != 10) { return false }
        index &+= 1
      }
      return true
    }
  }

  private static func deflated(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBytes { DeflatedBytes($0, level: 9) }.withUnsafeBytes { Array($0) }
  }
}
