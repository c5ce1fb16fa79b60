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
    let record: RunRecord
  }

  /// What the output told.
  private struct Told {
    var skipped = SkippedTests()
    var tests = XCTestOutput()
    var tail = OutputTail()

    mutating func read(_ data: Data) {
      skipped.read(data)
      tests.read(data)
      tail.read(data)
    }
  }

  /// Runs the tests, and says what they came to.
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
    // Beside the record, whose files end otherwise.
    let stream = "\(folder)/events-\(UUID().uuidString.prefix(8))"
    let hasOwn = arguments.contains { $0.hasPrefix("--event-stream") || $0.hasPrefix("--experimental-event-stream") }
    let tests = TestProcess()
    try tests.start(
      arguments: all + (hasOwn ? [] : ["--event-stream-output-path", stream]), folder: place.root,
      environment: environment)
    let signals = forwardSignals(to: tests)
    defer { for signal in signals { signal.cancel() } }
    let (status, told) = try await follow(tests, folder: folder)
    let events = TestEvents(stream: (try? FileSystem.read(stream)) ?? Data())
    FileSystem.remove(stream)
    // All of them: a test that used a name twice failed at both places, of which a record keeps one.
    let snapshots = try RunRecord.read([folder]).entries
    let output = told.tail.excerpt
    let troubled =
      events.tests(root: place.root, snapshots: snapshots, output: output)
      + told.tests.tests(root: place.root, snapshots: snapshots, output: output)
    let manifest = RunManifest(
      arguments: all, status: status, skippedTests: told.skipped.names, tests: troubled,
      output: status == 0 ? nil : output, started: started, finished: Date())
    try manifest.write(toRun: folder)
    let record = try RunRecord(folders: [folder])
    RunSummary.tell(record, seconds: Int(manifest.finished.timeIntervalSince(started)))
    return Result(status: status, folder: folder, record: record)
  }

  private func follow(_ tests: TestProcess, folder: String) async throws -> (Int32, Told) {
    var progress = RunProgress(expected: ReferenceCount.expected(root: place.root, filters: filters))
    var display = ProgressDisplay()
    var follower = RunFollower(folder: folder)
    var told = Told()
    while true {
      let (outputs, status) = tests.poll()
      for output in outputs {
        display.pass(output.data, to: output.descriptor)
        told.read(output.data)
      }
      for entry in follower.newEntries() { progress.add(isPass: entry.verdict.isPass) }
      if let status {
        display.erase()
        return (status, told)
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
