internal import Foundation
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
    /// The contents of a snapshot that differs from its reference.
    var differing: Digest?
  }

  /// By the path as file systems know it that don't tell capital letters from small ones.
  private let claims = Mutex<[String: Claim]>([:])

  /// Claims a reference; returns the owner that was there first, if it is another one.
  func claim(_ path: String, for owner: Owner) -> Owner? {
    let key = SnapshotClaims.key(path)
    return claims.withLock { claims in
      if let claim = claims[key] { return claim.owner == owner ? nil : claim.owner }
      claims[key] = Claim(owner: owner)
      return nil
    }
  }

  /// What two paths have in common that are one file on some file systems.
  package static func key(_ path: String) -> String {
    // Most paths, and a report of many snapshots asks for each of them.
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in path.precomposedStringWithCanonicalMapping.unicodeScalars {
      // Another letter than the i whose capital it has.
      if scalar == "\u{131}" {
        folded.append(scalar)
        continue
      }
      // There and back, for some letters are the small form of one that has another small form, too: a long s, a final sigma.
      let capital = single(scalar.properties.uppercaseMapping) ?? scalar
      folded.append(single(capital.properties.lowercaseMapping) ?? capital)
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// File systems keep letters apart that would become two: a sharp s isn't a double s.
  private static func single(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }

  /// Remembers that a reference was recorded; returns false if this run recorded other bytes there before.
  func noteRecording(_ digest: Digest, at path: String) -> Bool {
    let key = SnapshotClaims.key(path)
    return claims.withLock { claims in
      if let recorded = claims[key]?.recorded { return recorded == digest }
      claims[key]?.recorded = digest
      return true
    }
  }

  /// Remembers that a snapshot is what its reference is.
  func noteMatch(at path: String) {
    claims.withLock { $0[SnapshotClaims.key(path)]?.hasMatched = true }
  }

  /// Remembers that a snapshot differs from its reference; returns false if one of the same name was something else before
  /// in this run: recording would only exchange them.
  func noteDifference(_ digest: Digest, at path: String) -> Bool {
    let key = SnapshotClaims.key(path)
    return claims.withLock { claims in
      guard let claim = claims[key] else { return true }
      if claim.hasMatched || claim.recorded != nil { return false }
      if let differing = claim.differing { return differing == digest }
      claims[key]?.differing = digest
      return true
    }
  }
}
