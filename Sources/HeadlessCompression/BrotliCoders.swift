internal import CBrotli

/// Brotli at level 2, the only level of Apple's encoder.
final class BrotliEncoder: StreamCoder {
  private let state: OpaquePointer

  init() throws(CodingFailure) {
    guard let state = BrotliEncoderCreateInstance(nil, nil, nil) else { throw .noState }
    self.state = state
    BrotliEncoderSetParameter(state, BROTLI_PARAM_QUALITY, 2)
  }

  deinit { BrotliEncoderDestroyInstance(state) }

  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool {
    var (input, room) = (stream.src_size, stream.dst_size)
    var (next, place): (UnsafePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) = (stream.src_ptr, stream.dst_ptr)
    let operation = isLast ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS
    let result = BrotliEncoderCompressStream(state, operation, &input, &next, &room, &place, nil)
    stream.advance(read: stream.src_size - input, written: stream.dst_size - room)
    if result == BROTLI_FALSE { throw .invalidData }
    return BrotliEncoderIsFinished(state) == BROTLI_TRUE
  }
}

/// Brotli of any level.
final class BrotliDecoder: StreamCoder {
  private let state: OpaquePointer

  init() throws(CodingFailure) {
    guard let state = BrotliDecoderCreateInstance(nil, nil, nil) else { throw .noState }
    self.state = state
  }

  deinit { BrotliDecoderDestroyInstance(state) }

  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool {
    var (input, room) = (stream.src_size, stream.dst_size)
    var (next, place): (UnsafePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) = (stream.src_ptr, stream.dst_ptr)
    let result = BrotliDecoderDecompressStream(state, &input, &next, &room, &place, nil)
    stream.advance(read: stream.src_size - input, written: stream.dst_size - room)
    if result == BROTLI_DECODER_RESULT_ERROR { throw .invalidData }
    return result == BROTLI_DECODER_RESULT_SUCCESS
  }
}
