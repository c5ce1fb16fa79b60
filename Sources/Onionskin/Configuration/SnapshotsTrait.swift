internal import HeadlessUIKit
public import Testing

/// Configures the snapshots of a test, or of all tests in a suite: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Applies to tests in nested suites, too.
  public let isRecursive = true

  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the trait's configuration, and numbers its unnamed snapshots separately.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let filled = configuration.filled(from: SnapshotTestingConfiguration.current)
    try await SnapshotTestingConfiguration.$current.withValue(filled) {
      guard testCase != nil else { return try await function() }
      try await SnapshotNumbers.Places.$ofScope.withValue(SnapshotNumbers.Places()) {
        try await TestScopes.run(function)
      }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Keeps the configuration, and restarts the numbering of unnamed snapshots each time the test runs.
  public static var snapshots: SnapshotsTrait { snapshots(SnapshotTestingConfiguration()) }

  /// - Parameters:
  ///   - record: when references are recorded; nil for the enclosing configuration's value.
  ///   - diffTool: which tool a failure message suggests; nil for the enclosing configuration's value.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotsTrait {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Uses a configuration; unset values are inherited from the enclosing one.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration)
  }
}
