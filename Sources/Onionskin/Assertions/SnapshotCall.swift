internal import Foundation

/// One call of an assertion: which test it is in, and what holds for its snapshots.
struct SnapshotCall: Sendable {
  let site: CallSite
  let session: SnapshotSession
  let test: RunningTest
  private let record: SnapshotTestingConfiguration.Record
  private let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// - Parameter record: the call's own mode; nil for the configuration's, and after that the environment's.
  init(site: CallSite, record: SnapshotTestingConfiguration.Record?) {
    XCTestObserver.install
    self.site = site
    session = SnapshotSession.current
    test = RunningTest(at: site)
    let configuration = SnapshotTestingConfiguration.current
    self.record =
      record ?? configuration?.record ?? (ProcessDefaults.isRecording ? .all : session.environment.record)
    diffTool = configuration?.diffTool ?? ProcessDefaults.diffTool
  }

  /// The snapshot of a name, or of the test's next number.
  ///
  /// - Parameter folder: the references' folder; nil for the one that follows from the test's target and file.
  func request(named name: String?, pathExtension: String?, folder: String? = nil) -> SnapshotRequest {
    if let name { return request(SnapshotName(name), pathExtension: pathExtension, folder: folder) }
    let number = session.nextNumber(in: test.id)
    var request = request(SnapshotName(number: number), pathExtension: pathExtension, folder: folder)
    if test.isParameterized {
      request.problem = SnapshotRequest.Problem(
        headline: "has no name, in a test that runs once for each argument",
        detail: "Numbers would follow the order in which the arguments happen to run.",
        nextStep: "Pass `named:` with a name that follows from the argument.")
    }
    return request
  }

  func request(_ name: SnapshotName, pathExtension: String?, folder: String? = nil) -> SnapshotRequest {
    let root = session.rootFolder ?? PackageRoot.folder(of: "\(site.filePath)")
    let paths = SnapshotPaths(
      root: root ?? "", artifactsRoot: session.environment.artifactsFolder, site: site, name: name,
      pathExtension: pathExtension, folder: folder)
    var request = SnapshotRequest(
      site: site, test: test, name: name, paths: paths, pathExtension: pathExtension, record: record,
      diffTool: diffTool)
    if root == nil {
      request.problem = SnapshotRequest.Problem(
        headline: "has no place for its reference",
        detail: "There is no Package.swift at or above \(site.filePath), and references lie next to it.",
        nextStep: "Keep the test's sources in the package that is tested, and build it where they lie.")
    }
    return request
  }

  /// Adds outcomes to the run's record, keeps their files with the test, and returns what the test fails with.
  func conclude(_ outcomes: [SnapshotOutcome]) -> String? {
    for outcome in outcomes {
      for file in outcome.attachments {
        session.reporter.attach([UInt8](file.data), named: "\(outcome.request.name.fileName).\(file.name)", at: site)
      }
    }
    if let root = outcomes.first?.request.paths.artifactsRoot, root.hasPrefix("/") {
      session.note(outcomes.map { entry(for: $0) }, artifactsRoot: root)
    }
    return FailureMessage.text(for: outcomes)
  }

  private func entry(for outcome: SnapshotOutcome) -> RunEntry {
    let paths = outcome.request.paths
    return RunEntry(
      time: Date().timeIntervalSince1970, process: getpid(), target: site.module, file: site.fileName,
      function: site.function, test: test.id, name: outcome.request.name.text, verdict: outcome.verdict,
      message: outcome.message, tolerance: outcome.tolerance, reference: paths.reference,
      artifacts: outcome.artifacts, variant: outcome.variant, times: outcome.times, sourceFile: "\(site.filePath)",
      line: Int(site.line), packageFolder: paths.root, artifactsFolder: paths.artifactsRoot)
  }
}
