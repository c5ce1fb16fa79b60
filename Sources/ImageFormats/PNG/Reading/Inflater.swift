import CDeflate
import Foundation

/// libdeflate's decompression of zlib streams.
enum Inflater {
  /// The decompressed bytes; nil if the input is damaged or incomplete, or if the result would exceed `maximumBytes`.
  ///
  /// - Parameter inflated: incremented by the size of the buffer of each attempt.
  static func inflate(_ input: UnsafeRawBufferPointer, maximumBytes: Int, inflated: inout Int) -> Data? {
    guard maximumBytes >= 0, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // A stream doesn't contain its decompressed length: four times its own length suits texts.
    var capacity = min(max(input.count * 4, 4 << 10), maximumBytes)
    while true {
      inflated += capacity
      var output = Data(count: capacity)
      var taken = 0
      var count = 0
      let result = output.withUnsafeMutableBytes {
        libdeflate_zlib_decompress_ex(
          decompressor, input.baseAddress, input.count, $0.baseAddress, capacity, &taken, &count)
      }
      if result == LIBDEFLATE_SUCCESS { return output.prefix(count) }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < maximumBytes else { return nil }
      capacity = min(capacity * 4, maximumBytes)
    }
  }

  /// Whether a stream decompresses to exactly the size of the buffer. If so, the bytes are written.
  static func inflate(_ input: UnsafeRawBufferPointer, filling output: UnsafeMutableRawBufferPointer) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    // Without a variable for the count, libdeflate requires exactly this many bytes.
    return libdeflate_zlib_decompress(
      decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil) == LIBDEFLATE_SUCCESS
  }
}
