import CZlib
import Foundation

/// zlib's decompression of small things: texts.
enum Inflater {
  /// The decompressed bytes, or nil where the input is damaged, incomplete, or would grow beyond `maximumBytes`.
  static func inflate(_ input: UnsafeRawBufferPointer, maximumBytes: Int) -> Data? {
    guard maximumBytes >= 0, input.count < Int(UInt32.max) else { return nil }
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
    stream.avail_in = UInt32(input.count)
    var output = Data()
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: blockSize)
    defer { block.deallocate() }
    while true {
      stream.next_out = block
      stream.avail_out = UInt32(blockSize)
      let status = CZlib.inflate(&stream, Z_NO_FLUSH)
      guard status == Z_OK || status == Z_STREAM_END else { return nil }
      let produced = blockSize - Int(stream.avail_out)
      guard output.count + produced <= maximumBytes else { return nil }
      output.append(block, count: produced)
      if status == Z_STREAM_END { return output }
      if produced == 0 { return nil }
    }
  }

  private static let blockSize = 64 << 10
}
