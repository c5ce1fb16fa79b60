internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// Runs `swift test`, shows its progress, and writes a page.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the tests of a package and write a page that shows every snapshot.",
    discussion: "Arguments that aren't listed here are passed to `swift test`.")

  @Option(help: "Run the tests that match a regular expression; may be repeated.")
  var filter: [String] = []

  @Option(name: [.customLong("page"), .customLong("report")], help: "The file to write the page to.")
  var page: String?

  @Option(help: "Exit with 1 if the run has warnings, too.")
  var failOn: RunSummary.FailOn?

  @Option(
    name: .customLong("repeat"),
    help: "Run the tests several times, and report the snapshots that change from run to run, with the changes.")
  var repetitions = 1

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func validate() throws {
    if repetitions < 1 { throw ValidationError("--repeat needs a number of runs, from 1.") }
  }

  mutating func run() async throws {
    let place = try PackagePlace(packagePath)
    var runs = RepeatedRuns()
    var result = try await PackageTestRun(place: place, filters: filter, arguments: arguments).run()
    var failure = result.failure
    runs.add(result.record)
    for _ in 1..<repetitions {
      let built = arguments + (arguments.contains("--skip-build") ? [] : ["--skip-build"])
      result = try await PackageTestRun(place: place, filters: filter, arguments: built).run()
      failure = failure ?? result.failure
      runs.add(result.record)
    }
    let record = result.record
    let path = page.map(PackagePlace.absolute) ?? "\(place.artifacts)/report.html"
    let thumbnails = ThumbnailCache(root: place.root)
    try HTMLReport(record: record, title: "Snapshots of \(place.name)", thumbnails: thumbnails).write(to: path)
    for line in RunSummary.toleranceLines(of: record) { print(Console.line(line)) }
    for line in RunSummary.warningLines(of: record) { print(Console.line(line)) }
    if repetitions > 1 { for line in runs.lines { print(Console.line(line)) } }
    print(path)
    if let code = failure { throw code }
    if repetitions > 1 && !runs.areAlike { throw ExitCode.failure }
    if failOn == .warnings && !record.warnings.isEmpty { throw ExitCode.failure }
  }
}
