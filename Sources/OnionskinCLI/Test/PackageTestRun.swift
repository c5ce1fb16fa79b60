internal import Foundation
internal import Onionskin

/// One `swift test` with its progress shown and its record kept.
struct PackageTestRun {
  let place: PackagePlace
  /// Goes over the process's own environment.
  var environment: [String: String] = [:]
  /// Regular expressions of `--filter`.
  let filters: [String]
  /// Other arguments of `swift test`.
  let arguments: [String]

  /// What a run left.
  struct Result {
    let status: Int32
    /// Where the record is.
    let folder: String
  }

  /// Runs the tests.
  ///
  /// - Throws: what keeps the tests from being started, or the record from being written.
  func run() async throws -> Result {
    var environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let given = SnapshotEnvironment(environment).runFolder
    let folder = given ?? "\(place.artifacts)/runs/run-\(UUID().uuidString.prefix(8))"
    try FileSystem.makeFolder(folder)
    environment["ONIONSKIN_RUN"] = folder
    let started = Date()
    let all = filters.flatMap { ["--filter", $0] } + arguments
    let tests = TestProcess()
    try tests.start(arguments: all, folder: place.root, environment: environment)
    let signals = forwardSignals(to: tests)
    defer { for signal in signals { signal.cancel() } }
    let (status, skipped) = try await follow(tests, folder: folder)
    let manifest = RunManifest(
      arguments: all, status: status, skippedTests: skipped.names, started: started, finished: Date())
    try manifest.write(toRun: folder)
    return Result(status: status, folder: folder)
  }

  private func follow(_ tests: TestProcess, folder: String) async throws -> (Int32, SkippedTests) {
    var progress = RunProgress(expected: ReferenceCount.expected(root: place.root, filters: filters))
    var display = ProgressDisplay()
    var follower = RunFollower(folder: folder)
    var skipped = SkippedTests()
    while true {
      let (outputs, status) = tests.poll()
      for output in outputs {
        display.pass(output.data, to: output.descriptor)
        skipped.read(output.data)
      }
      for entry in follower.newEntries() { progress.add(isPass: entry.verdict.isPass) }
      if let status {
        display.finish(progress)
        return (status, skipped)
      }
      display.show(progress)
      try await Task.sleep(for: .milliseconds(150))
    }
  }

  /// The child isn't in the terminal's foreground group: what the terminal sends here is passed on.
  private func forwardSignals(to tests: TestProcess) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { tests.signal(number) }
      source.resume()
      return source
    }
  }
}
