internal import Foundation
internal import ImageFormats
internal import Synchronization

/// Records which snapshot of this process owns which reference, to detect two snapshots with the same file.
final class SnapshotClaims: Sendable {
  /// The owner of a reference.
  struct Owner: Hashable, Sendable {
    /// Identifies the test, as the runner does.
    let test: String
    let name: String

    var description: String { "\"\(name)\" of \(test)" }
  }

  private struct Claim {
    let owner: Owner
    var recorded: Digest?
    /// Whether a snapshot matched the reference.
    var hasMatched = false
    /// The contents of a snapshot that didn't match its reference.
    var differing: Digest?
  }

  /// By the path as file systems that ignore case compare it.
  private let claims = Mutex<[String: Claim]>([:])

  /// Claims a reference; returns the existing owner if there is a different one.
  func claim(_ path: String, for owner: Owner) -> Owner? {
    let key = SnapshotClaims.key(path)
    return claims.withLock { claims in
      if let claim = claims[key] { return claim.owner == owner ? nil : claim.owner }
      claims[key] = Claim(owner: owner)
      return nil
    }
  }

  /// A key that is equal for two paths that are the same file on some file systems.
  package static func key(_ path: String) -> String {
    // The fast path for most paths: a report of many snapshots calls this for each of them.
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in path.precomposedStringWithCanonicalMapping.unicodeScalars {
      // The Turkish dotless i has the same capital as i, but is another letter.
      if scalar == "\u{131}" {
        folded.append(scalar)
        continue
      }
      // Converted to capitals and back, since some letters share a capital: a long s, a final sigma.
      let capital = single(scalar.properties.uppercaseMapping) ?? scalar
      folded.append(single(capital.properties.lowercaseMapping) ?? capital)
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// Letters whose capital is several letters are distinct on file systems: a sharp s isn't a double s.
  private static func single(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }

  /// Records that a reference was written; returns false if this run wrote other contents to it before.
  func noteRecording(_ digest: Digest, at path: String) -> Bool {
    let key = SnapshotClaims.key(path)
    return claims.withLock { claims in
      if let recorded = claims[key]?.recorded { return recorded == digest }
      claims[key]?.recorded = digest
      return true
    }
  }

  /// Records that a snapshot matches its reference.
  func noteMatch(at path: String) {
    claims.withLock { $0[SnapshotClaims.key(path)]?.hasMatched = true }
  }

  /// Records that a snapshot differs from its reference; returns false if another snapshot with this name had other contents in
  /// this run: recording would only exchange them.
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
