/// One snapshot to be compared: which it is, where its files are, and what may be written.
package struct SnapshotRequest: Sendable {
  let site: CallSite
  let test: RunningTest
  let name: SnapshotName
  let paths: SnapshotPaths
  let pathExtension: String?
  let record: SnapshotTestingConfiguration.Record
  /// The mode that the call, the test or its suite asks for; nil where the environment's holds.
  var modeOfCode: SnapshotTestingConfiguration.Record?
  let diffTool: SnapshotTestingConfiguration.DiffTool?
  /// Which of a screen's steps it is, from 1; nil for a snapshot that is no step.
  var step: Int?
  /// What keeps it from being taken; nil where nothing does.
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
