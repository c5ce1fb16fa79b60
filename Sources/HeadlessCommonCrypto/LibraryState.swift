/// The memory of a Nettle context. Contexts contain no pointers, so a copy of the bytes is an independent context.
struct LibraryState {
  private var words: [UInt64]

  /// - Parameter size: bytes.
  init(size: some BinaryInteger) { words = [UInt64](repeating: 0, count: (Int(size) + 7) / 8) }

  mutating func withPointer<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    words.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("Nettle's contexts have a size.") }
      return body(start)
    }
  }
}
