/// Runs `operation` with another configuration; values that are nil are inherited. A tool is always set.
///
/// In an `XCTestCase`, `override func invokeTest()` is the place to call it for all tests of a class.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .filled(from: SnapshotTestingConfiguration.current).withDefaultTool
  return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs `operation` with another configuration; values that are nil are inherited.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .filled(from: SnapshotTestingConfiguration.current).withDefaultTool
  return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}

extension SnapshotTestingConfiguration {
  /// Returns the configuration with the process's diff tool if it has none.
  fileprivate var withDefaultTool: SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record, diffTool: diffTool ?? ProcessConfiguration.diffTool)
  }
}
