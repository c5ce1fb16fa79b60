/// How snapshots are taken: when references are recorded, and which tool a failure message suggests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration set by `withSnapshotTesting` or a trait for the current task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are recorded; nil for the enclosing configuration's value.
  public var record: Record?
  /// Which tool a failure message suggests; nil for the enclosing configuration's value.
  public var diffTool: DiffTool?

  /// A configuration; nil for the enclosing configuration's value.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// This configuration, with what it leaves open taken from another.
  func filled(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}
