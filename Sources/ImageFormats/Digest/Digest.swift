import CXXHash

/// A 128-bit digest of a longer sequence of bytes: XXH3, which is fast and doesn't protect against forgery.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// Creates a digest from its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of bytes in memory.
  public init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }

  /// Parses the format of `description`; nil for anything but 32 hexadecimal digits.
  public init?(_ description: some StringProtocol) {
    guard description.utf8.count == 32, description.allSatisfy({ $0.isHexDigit && $0.isASCII }),
      let high = UInt64(description.prefix(16), radix: 16), let low = UInt64(description.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// 32 hexadecimal digits, in XXH3's canonical order.
  public var description: String { Digest.hexadecimal(high) + Digest.hexadecimal(low) }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
