internal import Foundation

/// The information of `onionskin test` about a run in addition to its snapshots; `run.json` in the run's folder.
package struct RunManifest: Hashable, Sendable, Codable {
  /// The file's name.
  package static let fileName = "run.json"

  /// The arguments of `swift test`.
  package var arguments: [String]
  /// The exit code of `swift test`; 0 while it is running.
  package var status: Int32
  /// The tests that the runners skipped, by their names there.
  package var skippedTests: [String]
  /// The tests whose outcome the snapshots' record doesn't show; nil in manifests of older versions.
  package var tests: [RunTest]?
  /// The end of the output of `swift test`, if it failed.
  package var output: String?
  /// Expected failures of snapshots; nil for none.
  package var knownFailures: [KnownFailure]?
  package var started: Date
  /// Nil until the run is complete; it stays nil if `onionskin test` was interrupted.
  package var finished: Date?
  /// Whether a snapshot of the run failed, which explains the failure of `swift test`; nil if it follows from all entries. Not
  /// stored.
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

  /// The manifest in a run's folder; nil if there is none, or if it can't be read.
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

  /// Arguments with which the skipped tests are unknown: XCTest's processes only print failures then.
  package var hidingArguments: [String] {
    arguments.filter { argument in
      ["--parallel", "--num-workers"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }

  /// Arguments that exclude tests.
  package var limitingArguments: [String] {
    let limiting = [
      "--filter", "--skip", "--test-product", "--disable-xctest", "--disable-swift-testing", "-s", "--specifier",
    ]
    return arguments.filter { argument in
      limiting.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }
}
