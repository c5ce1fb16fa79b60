import CZlib
import Foundation

/// A PNG created manually, chunk by chunk, valid or invalid as a test needs it.
struct RawPNG {
  var chunks: [(type: String, contents: [UInt8])]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameter rows: including filter bytes.
  init(
    width: Int, height: Int, depth: UInt8, type: UInt8, interlaced: Bool = false, before: [(String, [UInt8])] = [],
    rows: [[UInt8]]
  ) {
    chunks = [("IHDR", RawPNG.header(width, height, depth, type, interlaced ? 1 : 0))]
    chunks += before.map { ($0.0, $0.1) }
    chunks += [("IDAT", RawPNG.deflate(rows.flatMap { $0 })), ("IEND", [])]
  }

  static func header(_ width: Int, _ height: Int, _ depth: UInt8, _ type: UInt8, _ interlace: UInt8 = 0) -> [UInt8] {
    bytes(UInt32(truncatingIfNeeded: width)) + bytes(UInt32(truncatingIfNeeded: height)) + [
      depth, type, 0, 0, interlace,
    ]
  }

  var data: Data {
    Data(RawPNG.signature + chunks.flatMap { RawPNG.chunk($0.type, $0.contents) })
  }

  static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + contents
    return bytes(UInt32(contents.count)) + checked + bytes(UInt32(crc32_z(0, checked, checked.count)))
  }

  static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(count))
    compress(&output, &count, bytes, UInt(bytes.count))
    return Array(output.prefix(Int(count)))
  }

  static func inflate(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    var actual = UInt(count)
    var output = [UInt8](repeating: 0, count: count)
    guard uncompress(&output, &actual, bytes, UInt(bytes.count)) == Z_OK else { return nil }
    return Array(output.prefix(Int(actual)))
  }

  /// The chunks of a whole file.
  static func chunks(of data: Data) -> [(type: String, contents: [UInt8])] {
    let bytes = Array(data)
    var offset = 8
    var result: [(String, [UInt8])] = []
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      result.append((type, Array(bytes[offset + 8..<offset + 8 + length])))
      offset += length + 12
    }
    return result
  }
}
