internal import CZlib

/// Deflate without a header. Apple's encoder only has level 5; its decoder reads all levels.
final class DeflateCoder: StreamCoder {
  private let state: UnsafeMutablePointer<z_stream>
  private let isEncoding: Bool
  /// A window of 32 KB; a negative value means that there is no header.
  private static var windowBits: Int32 { -15 }

  init(_ operation: compression_stream_operation) throws(CodingFailure) {
    isEncoding = operation == COMPRESSION_STREAM_ENCODE
    state = .allocate(capacity: 1)
    state.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    let result =
      isEncoding
      ? deflateInit2_(state, 5, Z_DEFLATED, Self.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(state, Self.windowBits, ZLIB_VERSION, size)
    if result != Z_OK { throw .noState }
  }

  deinit {
    if isEncoding { deflateEnd(state) } else { inflateEnd(state) }
    state.deallocate()
  }

  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool {
    let (input, room) = (UInt32(clamping: stream.src_size), UInt32(clamping: stream.dst_size))
    state.pointee.next_in = UnsafeMutablePointer(mutating: stream.src_ptr)
    state.pointee.avail_in = input
    state.pointee.next_out = stream.dst_ptr
    state.pointee.avail_out = room
    let isFinished = isLast && Int(input) == stream.src_size
    let result = isEncoding ? deflate(state, isFinished ? Z_FINISH : Z_NO_FLUSH) : inflate(state, Z_NO_FLUSH)
    stream.advance(read: Int(input - state.pointee.avail_in), written: Int(room - state.pointee.avail_out))
    switch result {
    case Z_STREAM_END: return true
    case Z_OK, Z_BUF_ERROR: return false
    default: throw .invalidData
    }
  }
}
