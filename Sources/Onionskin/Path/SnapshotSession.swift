internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// What snapshots of a process share: the environment, the numbers and claims of names, the run's record, and the test
/// library that failures go to.
package final class SnapshotSession: Sendable {
  /// The session that snapshots belong to; another one in the library's own tests.
  @TaskLocal package static var current = SnapshotSession.process

  static var process: SnapshotSession {
    StateHost.process.value { _ in
      SnapshotSession(
        environment: SnapshotEnvironment(ProcessInfo.processInfo.environment), reporter: RunnerReporter())
    }
  }

  package let environment: SnapshotEnvironment
  package let reporter: any FailureReporter
  /// Takes the place of the package's folder; nil for the package of the test's file.
  package let rootFolder: String?
  /// Throws where no picture can be taken on this machine, before the first attempt.
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

  /// The next number of a test's unnamed snapshots.
  func nextNumber(for test: RunningTest, at site: CallSite) -> Int {
    let id = ([test.id] + (test.arguments ?? [])).joined(separator: "\u{0}")
    let place = (SnapshotNumbers.Places.ofScope ?? places).next(in: id)
    let shared = "\(site.filePath)\u{0}\(site.function)"
    return numbers.number(of: place, in: id, references: test.runsAlone && !test.isParameterized ? shared : id)
  }

  /// Starts the numbers of unnamed snapshots anew.
  func testDidFinish() {
    places.reset()
  }

  /// What audits of a package's screens don't report, read once.
  ///
  /// - Throws: why its file can't be used.
  func auditBaseline(below root: String) throws -> AuditBaseline {
    if let known = auditBaselines.withLock({ $0[root] }) { return known }
    let baseline = try AuditBaseline(contentsOf: "\(root)/\(AuditBaseline.fileName)")
    auditBaselines.withLock { $0[root] = baseline }
    return baseline
  }

  /// Adds to the run's record.
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
