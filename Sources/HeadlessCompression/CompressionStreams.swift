/// The coder of a stream, from its beginning to its end.
private final class StreamState {
  let coder: any StreamCoder
  init(_ coder: any StreamCoder) { self.coder = coder }
}

/// Begins a stream: sets its sizes to 0; the caller sets its pointers.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` if the format isn't supported.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  stream.pointee.src_size = 0
  stream.pointee.dst_size = 0
  stream.pointee.state = nil
  do throws(CodingFailure) {
    stream.pointee.state = Unmanaged.passRetained(StreamState(try algorithm.coder(operation))).toOpaque()
    return COMPRESSION_STATUS_OK
  } catch {
    return COMPRESSION_STATUS_ERROR
  }
}

/// Continues until all input is read or the output buffer is full.
///
/// - Parameter flags: 0, or the raw value of `COMPRESSION_STREAM_FINALIZE` if no input follows.
/// - Returns: `COMPRESSION_STATUS_END` when all output was written; `COMPRESSION_STATUS_ERROR` for bytes in another format, or if
///   they end too early.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let coder = Unmanaged<StreamState>.fromOpaque(state).takeUnretainedValue().coder
  do throws(CodingFailure) {
    let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    return try stream.pointee.run(coder, isLast: isLast) ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
  } catch {
    return COMPRESSION_STATUS_ERROR
  }
}

/// Ends a stream that `compression_stream_init` has begun.
@discardableResult public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamState>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
