// On Apple's platforms this is part of Foundation. Here it is in this module, because Foundation on Linux has none of the
// libraries.

extension NSData {
  /// The formats of `compressed(using:)`.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Not supported: throws.
    case lzfse = 0
    case lz4, lzma, zlib

    fileprivate var algorithm: Algorithm {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }

  /// - Throws: A Cocoa error with the code `NSCompressionFailedError`, 5376.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try filtered(.compress, algorithm, errorCode: 5376)
  }

  /// - Throws: A Cocoa error with the code `NSDecompressionFailedError`, 5377.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try filtered(.decompress, algorithm, errorCode: 5377)
  }

  private func filtered(_ operation: FilterOperation, _ algorithm: CompressionAlgorithm, errorCode: Int) throws
    -> NSData
  {
    var output = Data()
    do {
      let filter = try OutputFilter(operation, using: algorithm.algorithm) { output += $0 ?? Data() }
      try filter.write(Data(referencing: self))
      try filter.finalize()
    } catch {
      throw NSError(domain: NSCocoaErrorDomain, code: errorCode, userInfo: [NSUnderlyingErrorKey: error])
    }
    return NSData(data: output)
  }
}

extension NSMutableData {
  /// Replaces the bytes with compressed ones; they are unchanged if that fails.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try compressed(using: algorithm)))
  }

  /// Replaces compressed bytes with the decompressed ones; they are unchanged if that fails.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try decompressed(using: algorithm)))
  }
}
