internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// Runs `swift test`, shows how far it is, and leaves a page.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the tests of a package and write a page that shows every snapshot.",
    discussion: "Arguments that aren't listed here go to `swift test`.")

  @Option(help: "Run the tests that a regular expression matches; may be given several times.")
  var filter: [String] = []

  @Option(name: [.customLong("page"), .customLong("report")], help: "Where the page goes.")
  var page: String?

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  mutating func run() async throws {
    let start = URL(fileURLWithPath: packagePath).standardizedFileURL.path
    guard let root = PackageRoot.folder(of: start + "/Package.swift") else {
      throw ValidationError("There is no Package.swift at or above \(start). Pass `--package-path`.")
    }
    let environment = ProcessInfo.processInfo.environment
    let artifacts = SnapshotEnvironment(environment).artifactsFolder ?? root + "/.artifacts"
    let folder = SnapshotEnvironment(environment).runFolder ?? "\(artifacts)/runs/run-\(UUID().uuidString.prefix(8))"
    try FileSystem.makeFolder(folder)
    let status = try await runTests(root: root, runFolder: folder, environment: environment)
    let record = try RunRecord(folders: [folder])
    let name = (root as NSString).lastPathComponent
    let path = page.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? "\(artifacts)/report.html"
    try HTMLReport(record: record, title: "Snapshots of \(name)").write(to: path)
    for line in RunSummary.toleranceLines(of: record) { print(line) }
    print(path)
    if status != 0 { throw ExitCode(status) }
  }

  private func runTests(root: String, runFolder: String, environment: [String: String]) async throws -> Int32 {
    var environment = environment
    environment["ONIONSKIN_RUN"] = runFolder
    let tests = TestProcess()
    let filters = filter.flatMap { ["--filter", $0] }
    try tests.start(arguments: filters + arguments, folder: root, environment: environment)
    let signals = forwardSignals(to: tests)
    defer { for signal in signals { signal.cancel() } }
    var progress = RunProgress(expected: ReferenceCount.expected(root: root, filters: filter))
    var display = ProgressDisplay()
    var follower = RunFollower(folder: runFolder)
    while true {
      let (outputs, status) = tests.poll()
      for output in outputs { display.pass(output.data, to: output.descriptor) }
      for entry in follower.newEntries() { progress.add(isPass: entry.verdict.isPass) }
      if let status {
        display.finish(progress)
        return status
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
