internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Records references, then compares with them.
struct RecordCommand: AsyncParsableCommand {
  /// The references to write.
  enum Mode: String, ExpressibleByArgument, CaseIterable { case all, failed, missing }

  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record references, then run the tests again to verify them.",
    discussion: """
      Arguments that aren't listed here are passed to `swift test`. Exits with the code of the second run, in which nothing is \
      recorded.
      """)

  @Option(help: "Write all references, missing and differing ones, or only missing ones.")
  var mode = Mode.failed

  @Option(help: "Run the tests that match a regular expression; may be repeated.")
  var filter: [String] = []

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  mutating func run() async throws {
    let place = try PackagePlace(packagePath)
    var run = PackageTestRun(place: place, filters: filter, arguments: arguments)
    run.environment["SNAPSHOT_TESTING_RECORD"] = mode.rawValue
    let recording = try await run.run()
    let recorded = recording.record.entries.filter { $0.verdict == .recorded }
    run.environment["SNAPSHOT_TESTING_RECORD"] = "never"
    let result = try await run.run()
    for entry in recorded { print(Console.line(entry.reference)) }
    print(recorded.count == 1 ? "1 reference recorded" : "\(recorded.count) references recorded")
    if let code = result.failure { throw code }
  }
}
