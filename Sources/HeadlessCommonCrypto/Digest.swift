internal import CNettle

/// A digest of data in pieces; copies are independent, like copies of CommonCrypto's contexts.
struct Digest {
  enum Kind {
    case md5, sha1, sha224, sha256, sha384, sha512

    var hash: nettle_hash {
      switch self {
      case .md5: nettle_md5
      case .sha1: nettle_sha1
      case .sha224: nettle_sha224
      case .sha256: nettle_sha256
      case .sha384: nettle_sha384
      case .sha512: nettle_sha512
      }
    }
  }

  private let hash: nettle_hash
  private var state: LibraryState

  init(_ kind: Kind) {
    hash = kind.hash
    state = LibraryState(size: hash.context_size)
    let begin = hash.`init`
    state.withPointer { begin?($0) }
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let add = hash.update
    state.withPointer { add?($0, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)) }
  }

  mutating func final() -> [UInt8] {
    var output = [UInt8](repeating: 0, count: Int(hash.digest_size))
    let end = hash.digest
    state.withPointer { end?($0, output.count, &output) }
    return output
  }
}
