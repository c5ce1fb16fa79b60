/// A snapshot to be compared: its name, its files, and the record mode.
package struct SnapshotRequest: Sendable {
  let site: CallSite
  let test: RunningTest
  let name: SnapshotName
  let paths: SnapshotPaths
  let pathExtension: String?
  let record: SnapshotTestingConfiguration.Record
  /// The mode that the call, the test or its suite sets; nil for the environment's mode.
  var modeOfCode: SnapshotTestingConfiguration.Record?
  let diffTool: SnapshotTestingConfiguration.DiffTool?
  /// The number of the screen's step, from 1; nil for a snapshot that isn't a step.
  var step: Int?
  /// The error that prevents it from being captured; nil for none.
  var problem: SnapshotProblem?

  init(
    site: CallSite, test: RunningTest, name: SnapshotName, paths: SnapshotPaths, pathExtension: String?,
    record: SnapshotTestingConfiguration.Record, diffTool: SnapshotTestingConfiguration.DiffTool?
  ) {
    self.site = site
    self.test = test
    self.name = name
    self.paths = paths
    self.pathExtension = pathExtension
    self.record = record
    self.diffTool = diffTool
  }
}
