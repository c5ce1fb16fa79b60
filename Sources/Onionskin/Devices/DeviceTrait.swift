internal import HeadlessUIKit
public import Testing

/// Sets the device for a test that takes no snapshot: the values of `UIScreen.main`, `UIDevice.current` and
/// `UITraitCollection.current`. Made by `.device(_:_:)`.
///
/// The device applies only to the test's task and the tasks that it starts. Tests that run at the same time have their own
/// devices. Code that runs in another way, for example through `DispatchQueue.main.async`, gets the device of the test that ran
/// last and the main thread's traits.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to tests in nested suites. Always true.
  public let isRecursive = true

  let config: ViewImageConfig

  /// Runs the test on the trait's device.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let config = config
    let configuration = await MainActor.run { config.screenConfiguration }
    try await TestScopes.run {
      try await TaskTraits(configuration.traits).run {
        await MainActor.run { HostedScreen.apply(configuration) }
        try await function()
      }
    }
  }
}

extension Trait where Self == DeviceTrait {
  /// Runs a test, or all tests in a suite, on a device: `@Test(.device(.iPhoneSE3)) func fitsTheSmallestPhone()`.
  public static func device(
    _ device: SnapshotDevice, _ orientation: ViewImageConfig.Orientation = .portrait
  ) -> DeviceTrait {
    DeviceTrait(config: ViewImageConfig(device, orientation))
  }

  /// Runs a test, or all tests in a suite, on a screen. If a name refers to both a device and a screen, like
  /// `.iPad10`, the device is used, in portrait by default.
  @_disfavoredOverload
  public static func device(_ config: ViewImageConfig) -> DeviceTrait {
    DeviceTrait(config: config)
  }
}

extension ViewImageConfig {
  /// Makes this the current screen for the duration of a scope.
  @MainActor func begin() -> HostedSurroundings { HostedSurroundings(screenConfiguration) }

  /// A config without a size has the size of the standard screen.
  @MainActor var screenConfiguration: ScreenConfiguration {
    screenConfiguration(size: ScreenConfiguration.standard.size)
  }
}
