/// A format.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
  /// Not supported: a filter's initialiser throws.
  case lzfse
  case zlib, lz4, lzma, brotli
  /// Not supported: a filter's initialiser throws.
  case lzbitmap

  public init?(rawValue: compression_algorithm) {
    guard let algorithm = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = algorithm
  }

  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}
