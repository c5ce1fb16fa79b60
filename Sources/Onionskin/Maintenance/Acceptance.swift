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

  /// What somebody decided to accept, by what they looked at. Digests are `Acceptance.digest(of:)`.
  package struct Decision: Hashable, Sendable {
    /// The reference's file, relative to the package.
    package var reference: String
    /// The file that was found, relative to the folder of artifacts.
    package var actual: String
    /// Of the reference that was compared with; nil where there was none.
    package var referenceDigest: String?
    /// Of what was found.
    package var actualDigest: String

    package init(reference: String, actual: String, referenceDigest: String?, actualDigest: String) {
      self.reference = reference
      self.actual = actual
      self.referenceDigest = referenceDigest
      self.actualDigest = actualDigest
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
    let places = referencesElsewhere
    return found.sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 4, let file = parts.last, file == "actual" || file.hasPrefix("actual.") else { return nil }
      let name = parts.dropLast().joined(separator: "/")
      let ending = String(file.dropFirst("actual".count))
      let comparedWith = "\(artifacts)/\(name)/reference\(ending)"
      let wasThere = FileSystem.entry(at: comparedWith) != .nothing
      return Candidate(
        name: name, actual: "\(artifacts)/\(path)", comparedWith: wasThere ? comparedWith : nil,
        reference: places["\(artifacts)/\(path)"] ?? "\(root)/Snapshots/\(name)\(ending)")
    }
  }

  /// References of tests that pass `snapshotDirectory:`, by the files that were found: the runs' records know them. Only
  /// folders of the package that are there are believed, for records may come from elsewhere.
  private var referencesElsewhere: [String: String] {
    let record = try? RunRecord(folders: [artifacts + "/runs"], at: RunPlace(root: root, artifacts: artifacts))
    var places: [String: String] = [:]
    for entry in record?.entries ?? [] {
      let (reference, folder) = (entry.reference, (entry.reference as NSString).deletingLastPathComponent)
      guard let actual = entry.artifacts.actual, reference.hasPrefix(root + "/"),
        !reference.hasPrefix(root + "/Snapshots/"), FileSystem.entry(at: folder) == .folder,
        !reference.dropFirst(root.count).split(separator: "/").contains(where: { $0.hasPrefix(".") })
      else { continue }
      places[actual] = reference
    }
    return places
  }

  /// Accepts the candidates whose names a shell pattern matches; all without patterns. A point and a slash are characters
  /// like others: `GalleryTests/*`.
  package func accept(matching patterns: [String]) -> [Result] {
    candidates.filter { candidate in
      patterns.isEmpty || patterns.contains { fnmatch($0, candidate.name, 0) == 0 }
    }.map(accept)
  }

  /// Accepts what somebody looked at, if it is all still there as they saw it.
  ///
  /// - Parameter decisions: their paths must not lead out of the package and the folder of artifacts.
  package func accept(_ decisions: [Decision]) -> [Result] {
    decisions.map { decision in
      do {
        return Result(name: decision.reference, refusal: try accept(decision))
      } catch {
        return Result(name: decision.reference, refusal: String(describing: error))
      }
    }
  }

  /// The digest by which decisions know a file.
  package static func digest(of data: Data) -> String {
    data.withUnsafeBytes { Digest(of: $0).description }
  }

  private func accept(_ candidate: Candidate) -> Result {
    do {
      let actual = try FileSystem.read(candidate.actual)
      if let refusal = try outdatedness(candidate, actual) { return Result(name: candidate.name, refusal: refusal) }
      try FileSystem.write(actual, to: candidate.reference)
      FileSystem.remove("\(artifacts)/\(candidate.name)")
      return Result(name: candidate.name, refusal: nil)
    } catch {
      return Result(name: candidate.name, refusal: String(describing: error))
    }
  }

  /// Returns why a decision can't be carried out; nil where it was.
  private func accept(_ decision: Decision) throws -> String? {
    if decision.reference.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      return "a reference doesn't lie in a hidden folder"
    }
    let sources = places(of: decision.actual)
    guard !sources.isEmpty else { return "there are no artifacts of it in \(artifacts)" }
    let found = try sources.map { (path: $0, data: try FileSystem.read($0)) }
    guard let (source, actual) = found.first(where: { Acceptance.digest(of: $0.data) == decision.actualDigest }) else {
      return "the artifacts aren't those that were looked at"
    }
    let reference = "\(root)/\(decision.reference)"
    let now =
      FileSystem.entry(at: reference) == .nothing ? nil : Acceptance.digest(of: try FileSystem.read(reference))
    guard now == decision.referenceDigest || now == decision.actualDigest else {
      return "the reference isn't the one that it was compared with; run the test again"
    }
    try FileSystem.write(actual, to: reference)
    FileSystem.remove((source as NSString).deletingLastPathComponent)
    return nil
  }

  /// Where a file of artifacts may be: in their folder, or in those of CI shards that were put next to each other in it.
  private func places(of path: String) -> [String] {
    let shards = ((try? FileManager.default.contentsOfDirectory(atPath: artifacts)) ?? []).sorted()
    return (["\(artifacts)/\(path)"] + shards.map { "\(artifacts)/\($0)/\(path)" }).filter {
      if case .file = FileSystem.entry(at: $0) { return true }
      return false
    }
  }

  /// Why a candidate doesn't belong to the reference that is there now; nil where it does.
  private func outdatedness(_ candidate: Candidate, _ actual: Data) throws -> String? {
    let isThere = FileSystem.entry(at: candidate.reference) != .nothing
    // Somebody accepted it before, by a review that didn't come to its end.
    if isThere, try FileSystem.read(candidate.reference) == actual { return nil }
    guard let comparedWith = candidate.comparedWith else {
      return isThere ? "a reference came since, which it wasn't compared with" : nil
    }
    guard isThere else { return "the reference that it was compared with is gone" }
    let before = try FileSystem.read(comparedWith)
    let now = try FileSystem.read(candidate.reference)
    return before == now ? nil : "the reference isn't the one that it was compared with; run the test again"
  }
}
