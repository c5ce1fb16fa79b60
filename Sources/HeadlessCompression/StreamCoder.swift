/// Why a coder can't go on.
enum CodingFailure: Error {
  /// The format has no coder here.
  case unsupported
  /// The library couldn't make its state.
  case noState
  /// The bytes aren't of the format.
  case invalidData
}

/// One direction of one format.
protocol StreamCoder: AnyObject {
  /// Reads from the stream's input and fills its room as far as both reach.
  ///
  /// - Parameter isLast: No input follows.
  /// - Returns: Whether all output is written.
  func step(_ stream: inout compression_stream, isLast: Bool) throws(CodingFailure) -> Bool
}

extension compression_stream {
  /// Steps until the output ends, or neither input nor room is left to go on.
  ///
  /// Cut input is an error: no room is missing, and the end doesn't come.
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
  /// A coder at its beginning.
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
