internal import Foundation

/// What the environment variables of the process say about snapshots.
package struct SnapshotEnvironment: Sendable {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// When references are recorded unless a test says otherwise: `SNAPSHOT_TESTING_RECORD`, else `never` on CI.
  package var record: SnapshotTestingConfiguration.Record {
    if let word = value("SNAPSHOT_TESTING_RECORD"), let record = SnapshotTestingConfiguration.Record(rawValue: word) {
      return record
    }
    return isCI ? .never : .missing
  }

  /// A sentence about a variable that says nothing the library knows; nil where all is well.
  package var problem: String? {
    guard let word = value("SNAPSHOT_TESTING_RECORD"), SnapshotTestingConfiguration.Record(rawValue: word) == nil
    else { return nil }
    return "SNAPSHOT_TESTING_RECORD is \"\(word)\"; expected all, failed, missing or never. Correct or unset it."
  }

  /// Whether the process runs on a CI machine, all of which set `CI`.
  package var isCI: Bool { ["true", "1", "yes"].contains(value("CI")?.lowercased()) }

  /// The folder for artifacts: `SNAPSHOT_ARTIFACTS`.
  package var artifactsFolder: String? { path("SNAPSHOT_ARTIFACTS") }

  /// The folder for the run's records: `ONIONSKIN_RUN`.
  package var runFolder: String? { path("ONIONSKIN_RUN") }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func path(_ name: String) -> String? {
    guard let path = value(name) else { return nil }
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(fileURLWithPath: absolute).standardizedFileURL.path
  }
}
