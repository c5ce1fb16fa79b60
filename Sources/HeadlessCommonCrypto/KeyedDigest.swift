internal import CNettle

/// Nettle's HMAC based on one of its hashes.
struct KeyedDigest {
  private var hash: nettle_hash
  private var outer: LibraryState
  private var inner: LibraryState
  private var state: LibraryState

  init?(_ algorithm: CCHmacAlgorithm, key: UnsafeRawBufferPointer) {
    let kinds: [Digest.Kind] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard kinds.indices.contains(Int(algorithm)) else { return nil }
    hash = kinds[Int(algorithm)].hash
    (outer, inner, state) = (
      LibraryState(size: hash.context_size), LibraryState(size: hash.context_size),
      LibraryState(size: hash.context_size)
    )
    withStates { nettle_hmac_set_key($0, $1, $2, $3, key.count, key.baseAddress?.assumingMemoryBound(to: UInt8.self)) }
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    withStates { nettle_hmac_update($2, $3, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)) }
  }

  mutating func final() -> [UInt8] {
    var output = [UInt8](repeating: 0, count: Int(hash.digest_size))
    withStates { nettle_hmac_digest($0, $1, $2, $3, output.count, &output) }
    return output
  }

  private mutating func withStates(
    _ body: (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafePointer<nettle_hash>
    ) -> Void
  ) {
    outer.withPointer { outer in
      inner.withPointer { inner in state.withPointer { state in body(outer, inner, state, &hash) } }
    }
  }
}
