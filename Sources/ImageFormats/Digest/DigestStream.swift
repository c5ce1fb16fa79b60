import CXXHash

/// A digest of bytes that are added in pieces.
final class DigestStream {
  private let state = XXH3_createState()

  init() {
    XXH3_128bits_reset(state)
  }

  deinit {
    XXH3_freeState(state)
  }

  func update(_ bytes: UnsafeRawBufferPointer) {
    if bytes.count > 0 { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }
  }

  /// Adds a number as eight bytes, in little-endian order.
  func update(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { update($0) }
  }

  var digest: Digest {
    let hash = XXH3_128bits_digest(state)
    return Digest(high: hash.high64, low: hash.low64)
  }
}
