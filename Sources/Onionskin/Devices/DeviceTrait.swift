internal import HeadlessUIKit
public import Testing

/// Says on which device a test runs that takes no snapshot: what `UIScreen.main`, `UIDevice.current` and
/// `UITraitCollection.current` answer. Made by `.device(_:_:)`.
///
/// The device is the test's alone: it holds in the test's task and in those that it starts, and tests that run while it waits
/// see their own. Code that comes by another way, as by `DispatchQueue.main.async`, finds the process's device.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Holds for the tests in nested suites, too.
  public let isRecursive = true

  let config: ViewImageConfig

  /// Runs the test on the trait's device.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let config = config
    let surroundings = await MainActor.run { TaskSurroundings(config.screenConfiguration) }
    try await surroundings.run(function)
  }
}

extension Trait where Self == DeviceTrait {
  /// Runs a test, or all tests in a suite, on a device: `@Test(.device(.iPhoneSE3)) func fitsTheSmallestPhone()`.
  public static func device(
    _ device: SnapshotDevice, _ orientation: ViewImageConfig.Orientation = .portrait
  ) -> DeviceTrait {
    DeviceTrait(config: ViewImageConfig(device, orientation))
  }

  /// Runs a test, or all tests in a suite, on a screen. Where a name means a device and a screen alike, as `.iPad10` does, the
  /// device is meant, upright unless the call says otherwise.
  @_disfavoredOverload
  public static func device(_ config: ViewImageConfig) -> DeviceTrait {
    DeviceTrait(config: config)
  }
}

extension ViewImageConfig {
  /// Makes this the screen that code asks for, until it ends.
  @MainActor func begin() -> HostedSurroundings { HostedSurroundings(screenConfiguration) }

  /// A config without a size has the standard screen's.
  @MainActor var screenConfiguration: ScreenConfiguration {
    screenConfiguration(size: ScreenConfiguration.standard.size)
  }
}
