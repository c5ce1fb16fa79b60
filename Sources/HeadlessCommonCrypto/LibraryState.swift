/// The memory of one of Nettle's contexts. Those hold no pointers, so a copy of the bytes is a context of its own.
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
