internal import CLZMA

/// XZ's container with LZMA2. Apple's encoder only has level 6; its decoder reads all levels.
///
/// Apple doesn't document the checksum of its encoder; this one writes CRC32, which all decoders support.
final class XZCoder: StreamCoder {
  private let state: UnsafeMutablePointer<lzma_stream>

  init(_ operation: compression_stream_operation) throws(CodingFailure) {
    state = .allocate(capacity: 1)
    state.initialize(to: lzma_stream())
    let result =
      operation == COMPRESSION_STREAM_ENCODE
      ? lzma_easy_encoder(state, 6, LZMA_CHECK_CRC32) : lzma_stream_decoder(state, .max, 0)
    if result != LZMA_OK { throw .noState }
  }

  deinit {
    lzma_end(state)
    state.deallocate()
  }

  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool {
    let (input, room) = (stream.src_size, stream.dst_size)
    state.pointee.next_in = stream.src_ptr
    state.pointee.avail_in = input
    state.pointee.next_out = stream.dst_ptr
    state.pointee.avail_out = room
    let result = lzma_code(state, isLast ? LZMA_FINISH : LZMA_RUN)
    stream.advance(read: input - state.pointee.avail_in, written: room - state.pointee.avail_out)
    switch result {
    case LZMA_STREAM_END: return true
    case LZMA_OK, LZMA_BUF_ERROR: return false
    default: throw .invalidData
    }
  }
}
