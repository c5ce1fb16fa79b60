/// The input and output of a stream; both advance while it is processed.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The size of the buffer at `dst_ptr`, in bytes.
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  /// The size of the input at `src_ptr`, in bytes.
  public var src_size: Int
  /// The coder, between `compression_stream_init` and `compression_stream_destroy`.
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }

  /// Advances after reading and writing, in bytes.
  mutating func advance(read: Int, written: Int) {
    src_ptr += read
    src_size -= read
    dst_ptr += written
    dst_size -= written
  }
}
