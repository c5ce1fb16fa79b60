internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// A run of `swift test`, whose progress is displayed and whose record is kept.
struct PackageTestRun {
  let place: PackagePlace
  /// Environment variables that override those of the process.
  var environment: [String: String] = [:]
  /// Regular expressions of `--filter`.
  let filters: [String]
  /// Other arguments of `swift test`.
  let arguments: [String]
  /// Whether the tests take snapshots and the progress shows their number.
  var takesSnapshots = true
  /// The file descriptor for the tests' output; nil to pass each stream through.
  var output: Int32?

  /// The result of a run.
  struct Result {
    let status: Int32
    /// The folder of the record.
    let folder: String
    let record: RunRecord

    /// The tool's exit code; nil for success. A process that a test terminates can exit with 0 before the tests are complete.
    var failure: ExitCode? {
      if status != 0 { return ExitCode(status) }
      return RunCounts(of: record).areBad ? .failure : nil
    }
  }

  /// The contents of the output. Lines of the two streams stay separate even if their parts alternate.
  private struct Told {
    private struct Stream {
      var skipped = SkippedTests()
      var tests = XCTestOutput()
    }

    private var streams: [Int32: Stream] = [:]
    private(set) var tail = OutputTail()

    mutating func read(_ output: TestProcess.Output) {
      streams[output.descriptor, default: Stream()].skipped.read(output.data)
      streams[output.descriptor, default: Stream()].tests.read(output.data)
      tail.read(output.data)
    }

    var skippedTests: [String] { ordered.flatMap(\.skipped.names) }

    func tests(root: String, snapshots: [RunEntry]) -> [RunTest] {
      ordered.flatMap { $0.tests.tests(root: root, snapshots: snapshots, output: tail.excerpt) }
    }

    private var ordered: [Stream] { streams.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Runs the tests, and returns their result.
  ///
  /// - Throws: the errors of starting the tests, and of writing or keeping the record.
  func run() async throws -> Result {
    var environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (folder, isShared) = newFolder(environment)
    if let problem = ReviewFiles(root: place.root, artifacts: place.artifacts).problem { throw problem }
    let trusted = isShared ? [place.root, place.artifacts] : []
    if isShared { RunRecorder.removeOldRuns(next: folder, below: trusted) }
    environment["ONIONSKIN_RUN"] = folder
    let started = Date()
    let all = filters.flatMap { ["--filter", $0] } + arguments
    // Next to the record, whose files have other extensions.
    let stream = "\(folder)/events-\(UUID().uuidString.prefix(8))"
    var manifest = RunManifest(arguments: all, status: 0, skippedTests: [], started: started, finished: nil)
    // Readers of the record of a terminated run see that it is incomplete.
    try manifest.write(toRun: folder, below: trusted)
    let hasOwn = arguments.contains { $0.hasPrefix("--event-stream") || $0.hasPrefix("--experimental-event-stream") }
    let tests = TestProcess()
    try tests.start(
      arguments: all + (hasOwn ? [] : ["--event-stream-output-path", stream]), folder: place.root,
      environment: environment)
    let signals = forwardSignals(to: tests)
    defer { for signal in signals { signal.cancel() } }
    let (status, told) = try await follow(tests, folder: folder)
    if FileSystem.entry(at: "\(folder)/\(RunManifest.fileName)") == .nothing {
      throw ValidationError(
        "The run's record at \(folder) was removed while the tests ran, so that nothing is known of their snapshots. Keep tests "
          + "from removing \(place.artifacts), and run them again.")
    }
    let events = TestEvents(stream: (try? FileSystem.read(stream)) ?? Data())
    FileSystem.remove(stream)
    // All failures: a test that used a name twice failed at both positions, but the record keeps only one.
    let snapshots = try RunRecord.entries(below: folder)
    let output = told.tail.excerpt
    let troubled =
      events.tests(root: place.root, snapshots: snapshots, output: output)
      + told.tests(root: place.root, snapshots: snapshots)
    let finished = Date()
    manifest = RunManifest(
      arguments: all, status: status, skippedTests: told.skippedTests, tests: troubled,
      output: status == 0 ? nil : output, knownFailures: events.knownFailures, started: started, finished: finished)
    try manifest.write(toRun: folder, below: trusted)
    let record = try RunRecord(folders: [folder])
    RunSummary.tell(record, seconds: takesSnapshots ? Int(finished.timeIntervalSince(started)) : nil)
    return Result(status: status, folder: folder, record: record)
  }

  /// A folder for the run, and whether it is next to those of other runs: a folder that the environment specifies can contain the
  /// results of an earlier run.
  private func newFolder(_ environment: [String: String]) -> (path: String, isShared: Bool) {
    let name = "run-\(UUID().uuidString.prefix(8))"
    guard let given = SnapshotEnvironment(environment).runFolder else {
      return ("\(place.artifacts)/runs/\(name)", true)
    }
    let isFree = FileSystem.entry(at: "\(given)/\(RunManifest.fileName)") == .nothing
    return (isFree ? given : "\(given)/\(name)", false)
  }

  private func follow(_ tests: TestProcess, folder: String) async throws -> (Int32, Told) {
    var progress = RunProgress(expected: ReferenceCount.expected(root: place.root, filters: filters))
    var display = ProgressDisplay()
    var follower = RunFollower(folder: folder)
    var told = Told()
    while true {
      let (outputs, status) = tests.poll()
      for output in outputs {
        display.pass(output.data, to: self.output ?? output.descriptor)
        told.read(output)
      }
      for entry in follower.newEntries() { progress.add(isPass: entry.verdict.isPass) }
      if let status {
        display.erase()
        return (status, told)
      }
      if takesSnapshots { display.show(progress) }
      try await Task.sleep(for: .milliseconds(150))
    }
  }

  /// The child isn't in the terminal's foreground group: signals from the terminal are passed on.
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
