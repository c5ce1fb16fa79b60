internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// The state that the snapshots of a process share: the environment, the numbers and claims of names, the run's record, and the
/// test library that receives failures.
package final class SnapshotSession: Sendable {
  /// The current session; the library's own tests replace it.
  @TaskLocal package static var current = SnapshotSession.process

  static var process: SnapshotSession {
    StateHost.process.value { _ in
      SnapshotSession(
        environment: SnapshotEnvironment(ProcessInfo.processInfo.environment), reporter: RunnerReporter())
    }
  }

  package let environment: SnapshotEnvironment
  package let reporter: any FailureReporter
  /// Replaces the package's folder; nil for the package of the test's file.
  package let rootFolder: String?
  /// Throws if no picture can be painted on this machine, before the first attempt.
  let checkMachine: @Sendable () throws -> Void
  let claims = SnapshotClaims()
  private let numbers = SnapshotNumbers()
  private let places = SnapshotNumbers.Places()
  private let auditBaselines = Mutex<[String: AuditBaseline]>([:])
  private let recorders = Mutex<[String: RunRecorder]>([:])

  package init(
    environment: SnapshotEnvironment, reporter: any FailureReporter, rootFolder: String? = nil,
    checkMachine: @escaping @Sendable () throws -> Void = ScreenRenderer.checkFonts
  ) {
    StandardStreams.open()
    self.environment = environment
    self.reporter = reporter
    self.rootFolder = rootFolder
    self.checkMachine = checkMachine
  }

  /// Returns the next number of a test's unnamed snapshots.
  func nextNumber(for test: RunningTest, at site: CallSite) -> Int {
    let id = ([test.id] + (test.arguments ?? [])).joined(separator: "\u{0}")
    let place = (SnapshotNumbers.Places.ofScope ?? places).next(in: id)
    let shared = "\(site.filePath)\u{0}\(site.function)"
    return numbers.number(of: place, in: id, references: test.runsAlone && !test.isParameterized ? shared : id)
  }

  /// Restarts the numbers of unnamed snapshots.
  func testDidFinish() {
    places.reset()
  }

  /// The findings that audits of a package's screens don't report, read once.
  ///
  /// - Throws: the reason why the file can't be used.
  func auditBaseline(below root: String) throws -> AuditBaseline {
    if let known = auditBaselines.withLock({ $0[root] }) { return known }
    let baseline = try AuditBaseline(contentsOf: "\(root)/\(AuditBaseline.fileName)")
    auditBaselines.withLock { $0[root] = baseline }
    return baseline
  }

  /// Adds entries to the run's record.
  func note(_ entries: [RunEntry], artifactsRoot: String, root: String) {
    recorder(artifactsRoot, root).append(entries)
  }

  private func recorder(_ artifactsRoot: String, _ root: String) -> RunRecorder {
    recorders.withLock { recorders in
      if let recorder = recorders[artifactsRoot] { return recorder }
      let recorder =
        environment.runFolder.map { RunRecorder(folder: $0) }
        ?? RunRecorder(
          folder: "\(artifactsRoot)/runs/\(RunRecorder.nameOfCurrentRun)", isShared: true, below: [root, artifactsRoot])
      recorders[artifactsRoot] = recorder
      return recorder
    }
  }
}
