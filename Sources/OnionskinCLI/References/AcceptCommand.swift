internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Makes what failing snapshots found their references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make what failing snapshots found their references.",
    discussion: """
      Each is checked first: it is accepted only if the reference is still the one that it was compared with. Ends with 1 \
      if some were refused.
      """)

  @Argument(help: "Shell patterns of names, as 'GalleryTests/NoticeTests/*'; all without any.")
  var patterns: [String] = []

  @Option(help: "A manifest saved from the page: accepts what it lists.")
  var manifest: String?

  @Option(help: "The folder of artifacts, for instance of a CI run; the package's without it.")
  var artifacts: String?

  @Flag(help: "Only list what would be looked at.")
  var list = false

  @Option(help: "The package's folder.")
  var packagePath = "."

  func validate() throws {
    if manifest != nil, !patterns.isEmpty { throw ValidationError("Pass patterns or a manifest, not both.") }
  }

  func run() throws {
    let place = try PackagePlace(packagePath)
    let acceptance = Acceptance(
      root: place.root, artifacts: artifacts.map(PackagePlace.absolute) ?? place.artifacts)
    if list {
      for candidate in acceptance.candidates { print(candidate.name) }
      return
    }
    let results: [Acceptance.Result]
    if let manifest {
      let data = try FileSystem.read(manifest)
      guard let choice = try? JSONDecoder().decode(Acceptance.Manifest.self, from: data), choice.version == 1 else {
        throw ValidationError("\(manifest) is no manifest of this version. Save it from the page again.")
      }
      results = acceptance.accept(choice)
    } else {
      results = acceptance.accept(matching: patterns)
    }
    for result in results {
      print(result.refusal.map { "refused  \(result.name): \($0)" } ?? "accepted \(result.name)")
    }
    let refused = results.count { $0.refusal != nil }
    print("\(results.count - refused) accepted, \(refused) refused")
    if refused > 0 { throw ExitCode.failure }
  }
}
