import CDeflate
import Foundation

/// libdeflate's decompression of zlib streams.
enum Inflater {
  /// The decompressed bytes, or nil where the input is damaged, incomplete, or would grow beyond `maximumBytes`.
  ///
  /// - Parameter inflated: grows by as many bytes as there was room for in each try.
  static func inflate(_ input: UnsafeRawBufferPointer, maximumBytes: Int, inflated: inout Int) -> Data? {
    guard maximumBytes >= 0, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // A stream doesn't say how long it will be: four times its length is what texts need.
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

  /// Whether a stream holds as many bytes as there is room for, neither fewer nor more. They are written then.
  static func inflate(_ input: UnsafeRawBufferPointer, filling output: UnsafeMutableRawBufferPointer) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    // Without a place for the count, libdeflate asks for exactly this many.
    return libdeflate_zlib_decompress(
      decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil) == LIBDEFLATE_SUCCESS
  }
}
