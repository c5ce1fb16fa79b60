internal import Foundation

/// What `onionskin test` knows of a run beside its snapshots; `run.json` in the run's folder.
package struct RunManifest: Hashable, Sendable, Codable {
  /// The file's name.
  package static let fileName = "run.json"

  /// What was passed to `swift test`.
  package var arguments: [String]
  /// What `swift test` ended with; 0 while the run isn't over.
  package var status: Int32
  /// Tests that the runners skipped, in their words.
  package var skippedTests: [String]
  /// Tests that the record of snapshots tells too little about; nil in manifests of older versions.
  package var tests: [RunTest]?
  /// The end of what `swift test` printed, where it didn't end well.
  package var output: String?
  /// Snapshots that failed where the test expects that; nil for none.
  package var knownFailures: [KnownFailure]?
  package var started: Date
  /// Nil until the run is over: for ever, where `onionskin test` was ended before.
  package var finished: Date?
  /// Whether a snapshot of the run failed, and so says why `swift test` did; nil where that follows from all entries. Not kept.
  var hasFailedSnapshots: Bool?

  private enum CodingKeys: CodingKey {
    case arguments, status, skippedTests, tests, output, knownFailures, started, finished
  }

  package init(
    arguments: [String], status: Int32, skippedTests: [String], tests: [RunTest] = [], output: String? = nil,
    knownFailures: [KnownFailure]? = nil, started: Date, finished: Date?
  ) {
    self.arguments = arguments
    self.status = status
    self.skippedTests = skippedTests
    self.tests = tests
    self.output = output
    self.knownFailures = knownFailures
    self.started = started
    self.finished = finished
  }

  /// The manifest of a run's folder; nil where the run has none, or one that can't be read.
  package init?(ofRun folder: String) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let data = try? FileSystem.read("\(folder)/\(RunManifest.fileName)"),
      let manifest = try? decoder.decode(RunManifest.self, from: data)
    else { return nil }
    self = manifest
  }

  /// - Parameter trusted: folders below which no link is followed.
  /// - Throws: `FileSystem.Failure`.
  package func write(toRun folder: String, below trusted: [String] = []) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    try GuardedPlace("\(folder)/\(RunManifest.fileName)", below: trusted).write(try encoder.encode(self))
  }

  /// Arguments under which the skipped tests aren't known: XCTest's processes then print what failed alone.
  package var hidingArguments: [String] {
    arguments.filter { argument in
      ["--parallel", "--num-workers"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }

  /// Arguments that leave tests out.
  package var limitingArguments: [String] {
    let limiting = [
      "--filter", "--skip", "--test-product", "--disable-xctest", "--disable-swift-testing", "-s", "--specifier",
    ]
    return arguments.filter { argument in
      limiting.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }
}
