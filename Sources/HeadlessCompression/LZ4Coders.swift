internal import CLZ4

/// Apple's frames: blocks of LZ4, each after four letters and its sizes, and four letters at the end.
///
/// - `bv41`, the number of decoded bytes, the number of encoded bytes, both as four bytes in little-endian order, and the block;
/// - `bv4-`, the number of bytes, and the unencoded bytes, if LZ4 would make them longer;
/// - `bv4$`.
enum LZ4Frame {
  static let compressed = Array("bv41".utf8)
  static let stored = Array("bv4-".utf8)
  static let end = Array("bv4$".utf8)
  /// The maximum number of decoded bytes in a block of the encoder, and the maximum distance of references to decoded bytes.
  static let blockSize = 65_536

  static func number(_ value: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(value).littleEndian, Array.init) }

  /// - Precondition: Four bytes follow `place`.
  static func number(in bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A block of LZ4; nil if it doesn't fit into `room` bytes.
  static func encode(_ bytes: UnsafeBufferPointer<UInt8>, room: Int) -> [UInt8]? {
    var output = [UInt8](repeating: 0, count: room)
    let size = output.withUnsafeMutableBytes { output in
      LZ4_compress_default(bytes.baseAddress, output.baseAddress, Int32(clamping: bytes.count), Int32(clamping: room))
    }
    return size > 0 ? Array(output.prefix(Int(size))) : nil
  }
}

/// Bytes that didn't fit into the output buffer yet.
struct WaitingBytes {
  private var bytes: [UInt8] = []
  private var written = 0

  var isEmpty: Bool { written == bytes.count }

  mutating func append(_ more: some Sequence<UInt8>) {
    if isEmpty { self = WaitingBytes() }
    bytes += more
  }

  mutating func write(to stream: inout compression_stream) {
    let count = min(bytes.count - written, stream.dst_size)
    bytes.withUnsafeBufferPointer { bytes in
      guard count > 0, let start = bytes.baseAddress else { return }
      stream.dst_ptr.update(from: start + written, count: count)
    }
    stream.advance(read: 0, written: count)
    written += count
  }
}

extension compression_stream {
  /// Moves input to the end of `bytes` until there are `count`.
  mutating func fill(_ bytes: inout [UInt8], to count: Int) {
    let moved = max(0, min(count - bytes.count, src_size))
    bytes += UnsafeBufferPointer(start: src_ptr, count: moved)
    advance(read: moved, written: 0)
  }
}

final class LZ4Encoder: StreamCoder {
  private var block: [UInt8] = []
  private var waiting = WaitingBytes()
  private var isEnded = false

  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool {
    waiting.write(to: &stream)
    guard waiting.isEmpty, !isEnded else { return isEnded && waiting.isEmpty }
    stream.fill(&block, to: LZ4Frame.blockSize)
    let isAll = isLast && stream.src_size == 0
    if block.count == LZ4Frame.blockSize || isAll && !block.isEmpty {
      if let encoded = block.withUnsafeBufferPointer({ LZ4Frame.encode($0, room: block.count - 1) }) {
        waiting.append(LZ4Frame.compressed + LZ4Frame.number(block.count) + LZ4Frame.number(encoded.count) + encoded)
      } else {
        waiting.append(LZ4Frame.stored + LZ4Frame.number(block.count) + block)
      }
      block = []
    }
    if isAll {
      waiting.append(LZ4Frame.end)
      isEnded = true
    }
    waiting.write(to: &stream)
    return isEnded && waiting.isEmpty
  }
}

final class LZ4Decoder: StreamCoder {
  /// The current block: its letters, its sizes, its bytes.
  private var block: [UInt8] = []
  /// The last decoded bytes, to which the next block may refer.
  private var history: [UInt8] = []
  private var waiting = WaitingBytes()
  private var isEnded = false

  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool {
    waiting.write(to: &stream)
    guard waiting.isEmpty, !isEnded else { return isEnded && waiting.isEmpty }
    guard fill(from: &stream, to: 4) else { return false }
    switch Array(block.prefix(4)) {
    case LZ4Frame.end:
      isEnded = true
      return true
    case LZ4Frame.stored:
      guard fill(from: &stream, to: 8), fill(from: &stream, to: 8 + size(at: 4)) else { return false }
      keep(Array(block[8...]))
    case LZ4Frame.compressed:
      guard fill(from: &stream, to: 12), fill(from: &stream, to: 12 + size(at: 8)) else { return false }
      keep(try decoded(Array(block[12...]), count: size(at: 4)))
    default: throw .invalidData
    }
    block = []
    waiting.write(to: &stream)
    return false
  }

  private func size(at place: Int) -> Int { LZ4Frame.number(in: block, at: place) }

  private func fill(from stream: inout compression_stream, to count: Int) -> Bool {
    stream.fill(&block, to: count)
    return block.count >= count
  }

  private func decoded(_ bytes: [UInt8], count: Int) throws(CodingFailure) -> [UInt8] {
    // LZ4 expands a byte to at most 255, so a damaged size doesn't cause a large allocation.
    guard count <= bytes.count * 255 else { throw .invalidData }
    var output = [UInt8](repeating: 0, count: count)
    let size = output.withUnsafeMutableBytes { output in
      history.withUnsafeBytes { history in
        bytes.withUnsafeBytes { bytes in
          LZ4_decompress_safe_usingDict(
            bytes.baseAddress, output.baseAddress, Int32(clamping: bytes.count), Int32(clamping: count),
            history.baseAddress, Int32(clamping: history.count))
        }
      }
    }
    guard Int(size) == count else { throw .invalidData }
    return output
  }

  private func keep(_ bytes: [UInt8]) {
    waiting.append(bytes)
    history = Array((history + bytes).suffix(LZ4Frame.blockSize))
  }
}
