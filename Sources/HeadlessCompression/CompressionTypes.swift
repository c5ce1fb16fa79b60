// Compression's C types and constants, with the names under which Swift imports them.

/// A format: one of the constants `COMPRESSION_...`.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Apple's frames around blocks of LZ4.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// A block of LZ4 without a frame; only for buffers, not for streams.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Deflate without zlib's header and checksum (RFC 1951).
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// XZ's container with LZMA2.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Not supported: no library for Linux writes it.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// Not supported: Debian has no library for it.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// RFC 7932.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// The operation of a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Flags of `compression_stream_process`, which takes their raw values.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No input follows what the stream has.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The state of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All output was written.
public let COMPRESSION_STATUS_END = compression_status(1)
