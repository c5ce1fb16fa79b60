/// How snapshots are taken: when references are recorded, and which tool a failure message suggests.
public struct SnapshotTestingConfiguration: Sendable {
  /// What `withSnapshotTesting` or a trait set for the code that runs now.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are recorded; nil for what holds outside.
  public var record: Record?
  /// Which tool a failure message suggests; nil for what holds outside.
  public var diffTool: DiffTool?

  /// A configuration; nil for what holds outside.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// This configuration, with what it leaves open taken from another.
  func filled(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}
