internal import ImageFormats
internal import Synchronization

/// Remembers which snapshot of this process belongs to which reference, so that two can't share a file unnoticed.
final class SnapshotClaims: Sendable {
  /// Whose reference it is.
  struct Owner: Hashable, Sendable {
    /// Tells tests apart, as the runner does.
    let test: String
    let name: String

    var description: String { "\"\(name)\" of \(test)" }
  }

  private struct Claim {
    let owner: Owner
    var recorded: Digest?
    /// Whether a snapshot was what the reference is.
    var hasMatched = false
    /// What a snapshot was that isn't what the reference is.
    var differing: Digest?
  }

  private let claims = Mutex<[String: Claim]>([:])

  /// Claims a reference; returns the owner that was there first, if it is another one.
  func claim(_ path: String, for owner: Owner) -> Owner? {
    claims.withLock { claims in
      if let claim = claims[path] { return claim.owner == owner ? nil : claim.owner }
      claims[path] = Claim(owner: owner)
      return nil
    }
  }

  /// Remembers that a reference was recorded; returns false if this run recorded other bytes there before.
  func noteRecording(_ digest: Digest, at path: String) -> Bool {
    claims.withLock { claims in
      if let recorded = claims[path]?.recorded { return recorded == digest }
      claims[path]?.recorded = digest
      return true
    }
  }

  /// Remembers that a snapshot is what its reference is.
  func noteMatch(at path: String) {
    claims.withLock { $0[path]?.hasMatched = true }
  }

  /// Remembers that a snapshot differs from its reference; returns false if one of the same name was something else before
  /// in this run: recording would only exchange them.
  func noteDifference(_ digest: Digest, at path: String) -> Bool {
    claims.withLock { claims in
      guard let claim = claims[path] else { return true }
      if claim.hasMatched || claim.recorded != nil { return false }
      if let differing = claim.differing { return differing == digest }
      claims[path]?.differing = digest
      return true
    }
  }
}
