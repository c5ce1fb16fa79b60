import Foundation
import Onionskin

/// Snapshots in a separate folder, with a separate environment, whose failures are collected.
package struct TestRun {
  package let folder: TestFolder
  package let reporter = CollectingReporter()
  package let session: SnapshotSession

  /// - Parameter environment: replaces the process's environment.
  package init(_ environment: [String: String] = [:], in folder: TestFolder = TestFolder()) {
    self.folder = folder
    session = SnapshotSession(
      environment: SnapshotEnvironment(environment), reporter: reporter, rootFolder: folder.path)
  }

  /// Runs assertions, and returns the failures that they reported.
  @discardableResult
  package func failures(_ body: () throws -> Void) rethrows -> [String] {
    let before = reporter.messages.count
    try SnapshotSession.$current.withValue(session) { try body() }
    return Array(reporter.messages.dropFirst(before))
  }

  /// Records snapshots, whatever the environment contains, in a separate run.
  package func record(_ body: () throws -> Void) rethrows {
    let recording = TestRun(["ONIONSKIN_RUN": folder.path + "/.recording"], in: folder)
    try SnapshotSession.$current.withValue(recording.session) {
      try withSnapshotTesting(record: .all) { try body() }
    }
  }

  /// The contents of the run's record.
  package func record() throws -> RunRecord { try RunRecord(folders: ["\(folder.path)/.artifacts/runs"]) }
}
