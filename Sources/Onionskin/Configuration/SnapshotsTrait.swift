public import Testing

/// Configures the snapshots of a test, or of all tests in a suite: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Holds for the tests in nested suites, too.
  public let isRecursive = true

  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the trait's configuration, and with a numbering of unnamed snapshots of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let filled = configuration.filled(from: SnapshotTestingConfiguration.current)
    try await SnapshotTestingConfiguration.$current.withValue(filled) {
      guard testCase != nil else { return try await function() }
      try await SnapshotNumbers.Places.$ofScope.withValue(SnapshotNumbers.Places()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Leaves the configuration as it is, and numbers unnamed snapshots anew each time that the test runs.
  public static var snapshots: SnapshotsTrait { snapshots(SnapshotTestingConfiguration()) }

  /// - Parameters:
  ///   - record: when references are recorded; nil for what holds outside.
  ///   - diffTool: which tool a failure message suggests; nil for what holds outside.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotsTrait {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Uses a configuration; what it leaves open is as it is outside.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration)
  }
}

/// The trait's name in the library SnapshotTesting.
public typealias _SnapshotsTestTrait = SnapshotsTrait
