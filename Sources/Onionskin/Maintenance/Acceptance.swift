package import Foundation
internal import ImageFormats

/// Makes what failing snapshots found their references.
package struct Acceptance: Sendable {
  /// A snapshot that failed: what is in its folder of artifacts.
  package struct Candidate: Hashable, Sendable {
    /// `Target/File/test.name`.
    package let name: String
    /// What was found.
    package let actual: String
    /// What it was compared with; nil where there was no reference.
    package let comparedWith: String?
    /// Where the reference belongs.
    package let reference: String
  }

  /// A choice that somebody made on a page.
  package struct Manifest: Hashable, Sendable, Codable {
    package struct Entry: Hashable, Sendable, Codable {
      /// `Target/File/test.name`.
      package var name: String
      /// The digest of the file that was looked at.
      package var actual: String

      package init(name: String, actual: String) {
        self.name = name
        self.actual = actual
      }
    }

    package var version = 1
    package var accepted: [Entry]

    package init(accepted: [Entry]) {
      self.accepted = accepted
    }
  }

  /// What became of one candidate.
  package struct Result: Hashable, Sendable {
    package let name: String
    /// Why it wasn't accepted; nil where it was.
    package let refusal: String?
  }

  /// The package's folder.
  package let root: String
  /// The folder of artifacts.
  package let artifacts: String

  package init(root: String, artifacts: String) {
    self.root = root
    self.artifacts = artifacts
  }

  /// Everything in the folder that could be accepted, sorted by name.
  package var candidates: [Candidate] {
    let found = FileManager.default.enumerator(atPath: artifacts)?.compactMap { $0 as? String } ?? []
    return found.sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 4, let file = parts.last, file == "actual" || file.hasPrefix("actual.") else { return nil }
      let name = parts.dropLast().joined(separator: "/")
      let ending = String(file.dropFirst("actual".count))
      let comparedWith = "\(artifacts)/\(name)/reference\(ending)"
      let wasThere = FileSystem.entry(at: comparedWith) != .nothing
      return Candidate(
        name: name, actual: "\(artifacts)/\(path)", comparedWith: wasThere ? comparedWith : nil,
        reference: "\(root)/Snapshots/\(name)\(ending)")
    }
  }

  /// Accepts the candidates whose names a shell pattern matches; all without patterns. A point and a slash are characters
  /// like others: `GalleryTests/*`.
  package func accept(matching patterns: [String]) -> [Result] {
    candidates.filter { candidate in
      patterns.isEmpty || patterns.contains { fnmatch($0, candidate.name, 0) == 0 }
    }.map { accept($0, digest: nil) }
  }

  /// Accepts what a manifest lists, if it is still what was looked at.
  package func accept(_ manifest: Manifest) -> [Result] {
    let known = Dictionary(candidates.map { ($0.name, $0) }) { first, _ in first }
    return manifest.accepted.map { entry in
      guard let candidate = known[entry.name] else {
        return Result(name: entry.name, refusal: "there are no artifacts of it in \(artifacts)")
      }
      return accept(candidate, digest: entry.actual)
    }
  }

  /// The digest by which manifests know a file.
  package static func digest(of data: Data) -> String {
    data.withUnsafeBytes { Digest(of: $0).description }
  }

  private func accept(_ candidate: Candidate, digest: String?) -> Result {
    do {
      let actual = try FileSystem.read(candidate.actual)
      if let digest, Acceptance.digest(of: actual) != digest {
        return Result(name: candidate.name, refusal: "the artifacts aren't those that were looked at")
      }
      if let refusal = try outdatedness(candidate) { return Result(name: candidate.name, refusal: refusal) }
      try FileSystem.write(actual, to: candidate.reference)
      FileSystem.remove("\(artifacts)/\(candidate.name)")
      return Result(name: candidate.name, refusal: nil)
    } catch {
      return Result(name: candidate.name, refusal: String(describing: error))
    }
  }

  /// Why a candidate doesn't belong to the reference that is there now; nil where it does.
  private func outdatedness(_ candidate: Candidate) throws -> String? {
    let isThere = FileSystem.entry(at: candidate.reference) != .nothing
    guard let comparedWith = candidate.comparedWith else {
      return isThere ? "a reference came since, which it wasn't compared with" : nil
    }
    guard isThere else { return "the reference that it was compared with is gone" }
    let before = try FileSystem.read(comparedWith)
    let now = try FileSystem.read(candidate.reference)
    return before == now ? nil : "the reference isn't the one that it was compared with; run the test again"
  }
}
