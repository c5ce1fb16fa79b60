import Foundation

/// Reads the three kinds of text chunks: Latin-1, compressed Latin-1, and UTF-8 with or without compression.
enum PNGTextReader {
  /// The remaining size of texts.
  private struct Room {
    var bytes: Int
    /// The remaining number of bytes to decompress for omitted texts, of which there may be any number.
    var wasted: Int
  }

  static func metadata(of chunks: PNGChunks, maximumBytes: Int) -> PNGMetadata {
    var metadata = PNGMetadata()
    var room = Room(bytes: maximumBytes, wasted: maximumBytes > Int.max / 4 ? .max : maximumBytes * 4)
    for chunk in chunks {
      if chunk.type == .end { break }
      guard chunk.type.isText, chunk.isIntact, let entry = entry(chunk, room: &room) else { continue }
      metadata.append(key: entry.key, value: entry.value)
    }
    return metadata
  }

  private static func entry(_ chunk: PNGChunk, room: inout Room) -> (key: String, value: String)? {
    guard let (keyBytes, rest) = splitAtZero(chunk.contents), !keyBytes.isEmpty, keyBytes.count <= 79 else {
      return nil
    }
    let key = latin1(keyBytes)
    switch chunk.type {
    case .text:
      guard rest.count <= room.bytes else { return nil }
      room.bytes -= rest.count
      return (key, latin1(rest))
    case .compressedText:
      guard rest.first == 0, let text = inflated(rest.dropping(1), room: &room) else { return nil }
      return (key, text.withUnsafeBytes(latin1))
    default:
      guard rest.count >= 2, let (_, translated) = splitAtZero(rest.dropping(2)),
        let (_, text) = splitAtZero(translated)
      else { return nil }
      switch (rest[0], rest[1]) {
      case (0, _):
        guard text.count <= room.bytes else { return nil }
        room.bytes -= text.count
        return (key, String(decoding: text, as: UTF8.self))
      case (1, 0): return inflated(text, room: &room).map { (key, String(decoding: $0, as: UTF8.self)) }
      default: return nil
      }
    }
  }

  private static func splitAtZero(
    _ bytes: UnsafeRawBufferPointer
  ) -> (UnsafeRawBufferPointer, UnsafeRawBufferPointer)? {
    guard let start = bytes.baseAddress, let zero = memchr(start, 0, bytes.count) else { return nil }
    let length = UnsafeRawPointer(zero) - start
    return (UnsafeRawBufferPointer(rebasing: bytes[..<length]), bytes.dropping(length + 1))
  }

  private static func latin1(_ bytes: UnsafeRawBufferPointer) -> String {
    // The conversion can't fail: every byte is a Latin-1 character.
    String(bytes: bytes, encoding: .isoLatin1) ?? ""
  }

  private static func inflated(_ bytes: UnsafeRawBufferPointer, room: inout Room) -> Data? {
    guard room.wasted > 0 else { return nil }
    var inflated = 0
    guard let data = Inflater.inflate(bytes, maximumBytes: room.bytes, inflated: &inflated) else {
      room.wasted -= inflated
      return nil
    }
    room.bytes -= data.count
    return data
  }
}

extension UnsafeRawBufferPointer {
  func dropping(_ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[Swift.min(count, self.count)...])
  }
}
