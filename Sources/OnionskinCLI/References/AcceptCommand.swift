internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// Replaces the references of failing snapshots with the actual files.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make the actual files of failed snapshots their references.",
    discussion: """
      A snapshot is only accepted if its reference is still the one that it was compared with. Exits with 1 \
      if any were refused, or if a pattern matches nothing.
      """)

  @Argument(help: "Shell patterns of names, such as 'GalleryTests/NoticeTests/*' (default: all).")
  var patterns: [String] = []

  @Option(help: "A manifest saved from the page; the snapshots that it lists are accepted.")
  var manifest: String?

  @Option(help: "The folder of artifacts, for example of a CI run (default: the package's).")
  var artifacts: String?

  @Option(help: "A further folder of references, for tests that pass `snapshotDirectory:`; may be repeated.")
  var references: [String] = []

  @Flag(help: "Only list the snapshots that would be accepted.")
  var list = false

  @Option(help: "The package's folder.")
  var packagePath = "."

  func validate() throws {
    if manifest != nil, !patterns.isEmpty { throw ValidationError("Pass patterns or a manifest, not both.") }
    if manifest != nil, list { throw ValidationError("Pass --list or a manifest, not both.") }
  }

  func run() throws {
    let place = try PackagePlace(packagePath, artifacts: artifacts)
    if artifacts != nil, FileSystem.entry(at: place.artifacts) != .folder {
      throw ValidationError("There is no folder at \(place.artifacts). Name that of a run's artifacts.")
    }
    let acceptance = Acceptance(
      root: place.root, artifacts: place.artifacts,
      references: try place.folders(ofReferences: references))
    if let problem = acceptance.problem { throw problem }
    if list {
      for candidate in acceptance.candidates { print(Console.line(candidate.name)) }
      return
    }
    let idle = acceptance.patternsWithoutCandidates(among: patterns)
    let results: [Acceptance.Result]
    if let manifest {
      let decisions = try DecisionManifest(json: try FileSystem.read(manifest)).decisions
      results = acceptance.accept(decisions.filter { $0.verdict == .accept }.map(Acceptance.Decision.init))
    } else {
      results = acceptance.accept(matching: patterns)
    }
    for result in results {
      print(Console.line(result.refusal.map { "refused  \(result.name): \($0)" } ?? "accepted \(result.name)"))
    }
    for pattern in idle { print(Console.line("no snapshot to accept matches '\(pattern)'")) }
    let refused = results.count { $0.refusal != nil }
    print("\(results.count - refused) accepted, \(refused) refused")
    if refused > 0 || !idle.isEmpty { throw ExitCode.failure }
  }
}

extension Acceptance.Decision {
  fileprivate init(_ decision: DecisionManifest.Decision) {
    self.init(
      reference: decision.reference, actual: decision.actual, referenceDigest: decision.referenceDigest,
      actualDigest: decision.actualDigest)
  }
}
