internal import Foundation

/// A call of an assertion, with its test and the configuration of its snapshots.
struct SnapshotCall: Sendable {
  let site: CallSite
  let session: SnapshotSession
  let test: RunningTest
  let record: SnapshotTestingConfiguration.Record
  /// The recording mode that the code requests; nil if the environment's mode applies.
  private let modeOfCode: SnapshotTestingConfiguration.Record?
  private let diffTool: SnapshotTestingConfiguration.DiffTool?
  /// The package's folder; nil for the folder that is derived from the test's file.
  private let package: String?
  /// The call site of the snapshots in the run's record: the call, or the preview in a plugin's test.
  private let shown: CallSite

  /// - Parameters:
  ///   - record: the call's recording mode; nil for that of the configuration, or else of the environment.
  ///   - package: the package's folder; nil for the folder that is derived from the test's file.
  ///   - shown: the call site of the snapshots in the run's record; nil for the call.
  init(
    site: CallSite, record: SnapshotTestingConfiguration.Record?, package: String? = nil, shown: CallSite? = nil
  ) {
    XCTestObserver.install
    XCTestObserver.shared.whenTestEnds { SnapshotSession.process.testDidFinish() }
    self.site = site
    self.package = package
    self.shown = shown ?? site
    session = SnapshotSession.current
    test = RunningTest(at: site)
    StackOverflowNotice.name(test.id, at: site)
    let configuration = SnapshotTestingConfiguration.current
    modeOfCode = record ?? configuration?.record ?? (ProcessConfiguration.isRecording ? .all : nil)
    self.record = modeOfCode ?? session.environment.record
    diffTool = configuration?.diffTool ?? ProcessConfiguration.diffTool
  }

  /// Returns the snapshot of a name, or of the test's next number.
  ///
  /// - Parameter folder: the references' folder; nil for the one that follows from the test's target and file.
  func request(named name: String?, pathExtension: String?, folder: String? = nil) -> SnapshotRequest {
    if let name { return request(SnapshotName(name), pathExtension: pathExtension, folder: folder) }
    let number = session.nextNumber(for: test, at: site)
    guard test.isParameterized else {
      return request(SnapshotName(number: number), pathExtension: pathExtension, folder: folder)
    }
    let name = SnapshotName(parts: (test.arguments ?? []) + [String(number)])
    var request = request(name, pathExtension: pathExtension, folder: folder)
    if test.arguments == nil {
      request.problem = SnapshotProblem(
        headline: "has no name, in a test that runs once for each argument",
        detail: "The argument can't be read here, and numbers would follow the order in which arguments happen to run.",
        nextStep: "Pass `named:` with a name that follows from the argument.")
    }
    return request
  }

  func request(_ name: SnapshotName, pathExtension: String?, folder: String? = nil) -> SnapshotRequest {
    let paths = SnapshotPaths(
      root: root, artifactsRoot: session.environment.artifactsFolder, site: site, name: name,
      pathExtension: pathExtension, folder: folder)
    var request = SnapshotRequest(
      site: site, test: test, name: name, paths: paths, pathExtension: pathExtension, record: record,
      diffTool: diffTool)
    request.modeOfCode = modeOfCode
    return request
  }

  /// The package's folder.
  private var root: String {
    session.rootFolder ?? package ?? PackageRoot.folder(of: "\(site.filePath)") ?? site.folder
  }

  // MARK: Audits

  /// Returns the configuration for audits that the assertion adds to its strategy.
  ///
  /// - Throws: the reason why `Audits.json` can't be used, if any issues are audited.
  func configuration(auditing audit: SnapshotAudit) throws -> AssertionConfiguration {
    if audit.isEmpty { return AssertionConfiguration() }
    return AssertionConfiguration(audit: audit, auditExceptions: try session.auditBaseline(below: root).excepted)
  }

  /// Returns the issues that aren't exceptions in `Audits.json`.
  func newFindings(_ notes: TakenNotes) -> [String] {
    let findings = notes.findings ?? []
    if findings.isEmpty { return [] }
    // A baseline that can't be read has already failed the snapshot.
    return (try? session.auditBaseline(below: root))?.new(findings, of: test.id) ?? findings
  }

  /// Returns the entry of a snapshot in the run's record.
  func entry(for snapshot: ComparedSnapshot) -> RunEntry {
    let (paths, verdict) = (snapshot.request.paths, snapshot.verdict)
    return RunEntry(
      time: Date().timeIntervalSince1970, process: getpid(), target: site.module, file: site.fileName,
      function: site.function, test: test.id, name: snapshot.request.name.text, verdict: verdict.kind,
      message: snapshot.message, tolerance: verdict.tolerance, reference: paths.reference,
      artifacts: verdict.artifacts, variant: snapshot.notes.variant, times: snapshot.notes.times,
      sourceFile: "\(shown.filePath)", line: Int(shown.line), packageFolder: paths.root,
      artifactsFolder: paths.artifactsRoot, warnings: snapshot.notes.warnings.isEmpty ? nil : snapshot.notes.warnings,
      step: snapshot.request.step, findings: snapshot.notes.findings)
  }
}
