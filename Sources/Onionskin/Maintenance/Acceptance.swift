internal import Foundation
internal import ImageFormats

/// Makes the results of failed snapshots their references.
package struct Acceptance: Sendable {
  /// A failed snapshot with the files in its folder of artifacts.
  package struct Candidate: Hashable, Sendable {
    /// `Target/File/test.name`.
    package let name: String
    /// The actual result.
    package let actual: String
    /// The reference that it was compared with; nil if there was none.
    package let comparedWith: String?
    /// The path of the reference.
    package let reference: String
  }

  /// The user's decision to accept a result that they have seen. Digests are `Acceptance.digest(of:)`.
  package struct Decision: Hashable, Sendable {
    /// The reference's file, relative to the package.
    package var reference: String
    /// The actual file, relative to the folder of artifacts.
    package var actual: String
    /// The digest of the reference that was compared; nil if there was none.
    package var referenceDigest: String?
    /// The digest of the actual file.
    package var actualDigest: String

    package init(reference: String, actual: String, referenceDigest: String?, actualDigest: String) {
      self.reference = reference
      self.actual = actual
      self.referenceDigest = referenceDigest
      self.actualDigest = actualDigest
    }
  }

  /// The outcome for one candidate.
  package struct Result: Hashable, Sendable {
    package let name: String
    /// The reason why it wasn't accepted; nil if it was.
    package let refusal: String?
  }

  /// The package's folder.
  package let root: String
  /// The folder of artifacts.
  package let artifacts: String
  /// The files that may be read and written.
  private let files: ReviewFiles

  /// - Parameter references: folders of references in addition to the package's own.
  package init(root: String, artifacts: String, references: [String] = []) {
    self.root = root
    self.artifacts = artifacts
    files = ReviewFiles(root: root, artifacts: artifacts, references: references)
  }

  /// The reason why nothing can be accepted; nil if there is none.
  package var problem: ReviewFiles.Refusal? { files.problem }

  /// All candidates in the folder, sorted by name.
  package var candidates: [Candidate] {
    let found = FileManager.default.enumerator(atPath: artifacts)?.compactMap { $0 as? String } ?? []
    let places = referencesElsewhere
    return found.sorted().compactMap { path in
      let parts = PathNames.of(path)
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

  /// References of tests that pass `snapshotDirectory:`, by the actual files, from the runs' records. `files` decides whether they
  /// may be written.
  private var referencesElsewhere: [String: String] {
    let record = try? RunRecord(folders: [artifacts + "/runs"], at: RunPlace(root: root, artifacts: artifacts))
    var places: [String: String] = [:]
    for entry in record?.entries ?? [] where !PathNames.isPath(entry.reference, below: root + "/Snapshots") {
      if let actual = entry.artifacts.actual { places[actual] = entry.reference }
    }
    return places
  }

  /// Accepts the candidates whose names match a shell pattern; all without patterns. A period and a slash are ordinary characters:
  /// `GalleryTests/*`.
  package func accept(matching patterns: [String]) -> [Result] {
    candidates.filter { candidate in
      patterns.isEmpty || patterns.contains { Acceptance.matches($0, candidate) }
    }.map { candidate in result(candidate.name) { try accept(candidate) } }
  }

  /// The patterns that match no candidate: mistyped, or accepted before.
  package func patternsWithoutCandidates(among patterns: [String]) -> [String] {
    guard !patterns.isEmpty else { return [] }
    let candidates = candidates
    return patterns.filter { pattern in !candidates.contains { Acceptance.matches(pattern, $0) } }
  }

  private static func matches(_ pattern: String, _ candidate: Candidate) -> Bool {
    fnmatch(pattern, candidate.name, 0) == 0
  }

  /// Accepts the results that the user has seen, if the files are unchanged.
  package func accept(_ decisions: [Decision]) -> [Result] {
    let jobs = ((try? FileManager.default.contentsOfDirectory(atPath: artifacts)) ?? []).sorted()
    return decisions.map { decision in result(decision.reference) { try accept(decision, jobs) } }
  }

  /// The digest by which decisions identify a file's contents.
  package static func digest(of data: Data) -> String {
    data.withUnsafeBytes { Digest(of: $0).description }
  }

  private func result(_ name: String, of accept: () throws -> String?) -> Result {
    do {
      return Result(name: name, refusal: try accept())
    } catch {
      return Result(name: name, refusal: String(describing: error))
    }
  }

  /// Returns why a candidate can't be accepted; nil where it was.
  private func accept(_ candidate: Candidate) throws -> String? {
    let actual = try files.artifact(candidate.actual)
    if let refusal = try outdatedness(candidate, actual) { return refusal }
    try files.accept(actual, foundAt: candidate.actual, as: candidate.reference)
    files.removeArtifacts(besides: candidate.actual)
    return nil
  }

  /// Returns why a decision can't be carried out; nil if it was.
  ///
  /// - Parameter jobs: the contents of the folder of artifacts.
  private func accept(_ decision: Decision, _ jobs: [String]) throws -> String? {
    let sources = places(of: decision.actual, jobs)
    guard !sources.isEmpty else { return "there are no artifacts of it in \(artifacts)" }
    let found = try sources.map { (path: $0, data: try files.artifact($0)) }
    let fitting = found.filter { Acceptance.digest(of: $0.data) == decision.actualDigest }
    guard let (source, actual) = fitting.first else { return "the artifacts aren't those that were reviewed" }
    // The digest isn't collision-resistant, so the contents are compared, too.
    guard fitting.allSatisfy({ $0.data == actual }) else {
      return "several files have the digest of the reviewed one, and their contents differ"
    }
    let reference = "\(root)/\(decision.reference)"
    let now = try files.reference(reference).map(Acceptance.digest)
    guard now == decision.referenceDigest || now == decision.actualDigest else {
      return "the reference isn't the one that it was compared with; run the test again"
    }
    try files.accept(actual, foundAt: source, as: reference)
    files.removeArtifacts(besides: source)
    return nil
  }

  /// The possible locations of an artifact: in the folder, or in those of CI shards that were placed next to each other in it.
  private func places(of path: String, _ jobs: [String]) -> [String] {
    (["\(artifacts)/\(path)"] + jobs.map { "\(artifacts)/\($0)/\(path)" }).filter {
      if case .file = FileSystem.entry(at: $0) { return true }
      return false
    }
  }

  /// The reason why a candidate doesn't belong to the current reference; nil if it does.
  private func outdatedness(_ candidate: Candidate, _ actual: Data) throws -> String? {
    let now = try files.reference(candidate.reference)
    // It was accepted before, by a review that was interrupted.
    if now == actual { return nil }
    guard let comparedWith = candidate.comparedWith else {
      return now == nil ? nil : "a reference was added since, with which it wasn't compared"
    }
    guard let now else { return "the reference that it was compared with is gone" }
    let before = try files.artifact(comparedWith)
    return before == now ? nil : "the reference isn't the one that it was compared with; run the test again"
  }
}
