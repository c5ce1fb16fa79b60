/// The error of a coder.
enum CodingFailure: Error {
  /// The format isn't supported here.
  case unsupported
  /// The library couldn't create its state.
  case noState
  /// The bytes have another format.
  case invalidData
}

/// A coder for one direction of one format.
protocol StreamCoder: AnyObject {
  /// Reads from the stream's input and fills its buffer as far as both suffice.
  ///
  /// - Parameter isLast: No input follows.
  /// - Returns: Whether all output is written.
  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool
}

extension compression_stream {
  /// Continues until the output ends, or until the input is read or the buffer is full.
  ///
  /// Incomplete input is an error: the buffer isn't full, and the end isn't reached.
  mutating func run(_ coder: any StreamCoder, isLast: Bool) throws(CodingFailure) -> Bool {
    while true {
      let before = (src_size, dst_size)
      if try coder.step(&self, isLast: isLast) { return true }
      if before == (src_size, dst_size) { break }
    }
    if isLast, src_size == 0, dst_size > 0 { throw .invalidData }
    return false
  }
}

extension compression_algorithm {
  /// A coder in its initial state.
  func coder(_ operation: compression_stream_operation) throws(CodingFailure) -> any StreamCoder {
    switch (self, operation) {
    case (COMPRESSION_ZLIB, _): try DeflateCoder(operation)
    case (COMPRESSION_LZMA, _): try XZCoder(operation)
    case (COMPRESSION_LZ4, COMPRESSION_STREAM_ENCODE): LZ4Encoder()
    case (COMPRESSION_LZ4, _): LZ4Decoder()
    case (COMPRESSION_BROTLI, COMPRESSION_STREAM_ENCODE): try BrotliEncoder()
    case (COMPRESSION_BROTLI, _): try BrotliDecoder()
    default: throw .unsupported
    }
  }
}
