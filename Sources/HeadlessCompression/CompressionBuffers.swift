internal import CLZ4

/// Compresses a buffer in one call.
///
/// - Parameter scratch_buffer: Unused: the libraries allocate their own memory.
/// - Returns: The number of bytes that were written; 0 if they don't fit, or if the format isn't supported.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  if algorithm == COMPRESSION_LZ4_RAW {
    let source = UnsafeRawPointer(src_buffer).assumingMemoryBound(to: CChar.self)
    let room = UnsafeMutableRawPointer(dst_buffer).assumingMemoryBound(to: CChar.self)
    return Int(LZ4_compress_default(source, room, Int32(clamping: src_size), Int32(clamping: dst_size)))
  }
  var stream = compression_stream(
    dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
  do throws(CodingFailure) {
    let isEnded = try stream.run(algorithm.coder(COMPRESSION_STREAM_ENCODE), isLast: true)
    return isEnded ? dst_size - stream.dst_size : 0
  } catch {
    return 0
  }
}

/// Decompresses a buffer in one call.
///
/// - Parameter scratch_buffer: Unused: the libraries allocate their own memory.
/// - Returns: The number of bytes that were written; `dst_size` if more of them would follow; 0 for bytes in another format, or if
///   it isn't supported.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  if algorithm == COMPRESSION_LZ4_RAW {
    let source = UnsafeRawPointer(src_buffer).assumingMemoryBound(to: CChar.self)
    let room = UnsafeMutableRawPointer(dst_buffer).assumingMemoryBound(to: CChar.self)
    let (count, most) = (Int32(clamping: src_size), Int32(clamping: dst_size))
    return max(0, Int(LZ4_decompress_safe_partial(source, room, count, most, most)))
  }
  var stream = compression_stream(
    dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
  do throws(CodingFailure) {
    _ = try stream.run(algorithm.coder(COMPRESSION_STREAM_DECODE), isLast: true)
    return dst_size - stream.dst_size
  } catch {
    return 0
  }
}

/// The size in bytes of a scratch buffer; 0, because none is used.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The size in bytes of a scratch buffer; 0, because none is used.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
