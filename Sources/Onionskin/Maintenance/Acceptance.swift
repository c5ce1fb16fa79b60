internal import Foundation
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

  /// What the user decided to accept, by what they looked at. Digests are `Acceptance.digest(of:)`.
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
  /// What may be read and written.
  private let files: ReviewFiles

  /// - Parameter references: folders of references beside the package's own.
  package init(root: String, artifacts: String, references: [String] = []) {
    self.root = root
    self.artifacts = artifacts
    files = ReviewFiles(root: root, artifacts: artifacts, references: references)
  }

  /// Why nothing can be accepted; nil where nothing is wrong.
  package var problem: ReviewFiles.Refusal? { files.problem }

  /// Everything in the folder that could be accepted, sorted by name.
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

  /// References of tests that pass `snapshotDirectory:`, by the files that were found: the runs' records know them. Whether
  /// they may be written, `files` knows.
  private var referencesElsewhere: [String: String] {
    let record = try? RunRecord(folders: [artifacts + "/runs"], at: RunPlace(root: root, artifacts: artifacts))
    var places: [String: String] = [:]
    for entry in record?.entries ?? [] where !PathNames.isPath(entry.reference, below: root + "/Snapshots") {
      if let actual = entry.artifacts.actual { places[actual] = entry.reference }
    }
    return places
  }

  /// Accepts the candidates whose names a shell pattern matches; all without patterns. A point and a slash are characters
  /// like others: `GalleryTests/*`.
  package func accept(matching patterns: [String]) -> [Result] {
    candidates.filter { candidate in
      patterns.isEmpty || patterns.contains { Acceptance.matches($0, candidate) }
    }.map { candidate in result(candidate.name) { try accept(candidate) } }
  }

  /// Those of some patterns that match nothing that could be accepted: mistyped, or accepted before.
  package func patternsWithoutCandidates(among patterns: [String]) -> [String] {
    guard !patterns.isEmpty else { return [] }
    let candidates = candidates
    return patterns.filter { pattern in !candidates.contains { Acceptance.matches(pattern, $0) } }
  }

  private static func matches(_ pattern: String, _ candidate: Candidate) -> Bool {
    fnmatch(pattern, candidate.name, 0) == 0
  }

  /// Accepts what the user looked at, if it is all still there as they saw it.
  package func accept(_ decisions: [Decision]) -> [Result] {
    let jobs = ((try? FileManager.default.contentsOfDirectory(atPath: artifacts)) ?? []).sorted()
    return decisions.map { decision in result(decision.reference) { try accept(decision, jobs) } }
  }

  /// The digest by which decisions know a file.
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

  /// Returns why a decision can't be carried out; nil where it was.
  ///
  /// - Parameter jobs: what is in the folder of artifacts.
  private func accept(_ decision: Decision, _ jobs: [String]) throws -> String? {
    let sources = places(of: decision.actual, jobs)
    guard !sources.isEmpty else { return "there are no artifacts of it in \(artifacts)" }
    let found = try sources.map { (path: $0, data: try files.artifact($0)) }
    let fitting = found.filter { Acceptance.digest(of: $0.data) == decision.actualDigest }
    guard let (source, actual) = fitting.first else { return "the artifacts aren't those that were reviewed" }
    // The digest distinguishes files that weren't made to collide.
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

  /// Where a file of artifacts may be: in their folder, or in those of CI shards that were put next to each other in it.
  private func places(of path: String, _ jobs: [String]) -> [String] {
    (["\(artifacts)/\(path)"] + jobs.map { "\(artifacts)/\($0)/\(path)" }).filter {
      if case .file = FileSystem.entry(at: $0) { return true }
      return false
    }
  }

  /// Why a candidate doesn't belong to the reference that is there now; nil where it does.
  private func outdatedness(_ candidate: Candidate, _ actual: Data) throws -> String? {
    let now = try files.reference(candidate.reference)
    // It was accepted before, by a review that didn't come to its end.
    if now == actual { return nil }
    guard let comparedWith = candidate.comparedWith else {
      return now == nil ? nil : "a reference was added since, with which it wasn't compared"
    }
    guard let now else { return "the reference that it was compared with is gone" }
    let before = try files.artifact(comparedWith)
    return before == now ? nil : "the reference isn't the one that it was compared with; run the test again"
  }
}
