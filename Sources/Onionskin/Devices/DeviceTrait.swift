internal import HeadlessUIKit
public import Testing

/// Says on which device a test runs that takes no snapshot: what `UIScreen.main`, `UIDevice.current` and
/// `UITraitCollection.current` answer. Made by `.device(_:_:)`.
///
/// There is one screen for all tests of a process: tests with this trait wait for each other, and others that run at the
/// same time see the same device.
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
    if DeviceTurn.isTaken { return try await DeviceTrait.run(on: config, function) }
    try await DeviceTurn.shared.take { try await DeviceTrait.run(on: config, function) }
  }

  private static func run(
    on config: ViewImageConfig, _ function: @Sendable () async throws -> Void
  ) async throws {
    let surroundings = await MainActor.run { config.begin() }
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    await MainActor.run { surroundings.end() }
    try result.get()
  }
}

extension Trait where Self == DeviceTrait {
  /// Runs a test, or all tests in a suite, on a device: `@Test(.device(.iPhoneSE3)) func fitsTheSmallestPhone()`.
  public static func device(
    _ device: SnapshotDevice, _ orientation: ViewImageConfig.Orientation = .portrait
  ) -> DeviceTrait {
    DeviceTrait(config: ViewImageConfig(device, orientation))
  }

  /// Runs a test, or all tests in a suite, on a screen.
  public static func device(_ config: ViewImageConfig) -> DeviceTrait {
    DeviceTrait(config: config)
  }
}

extension ViewImageConfig {
  /// Makes this the screen that code asks for, until it ends.
  @MainActor func begin() -> HostedSurroundings {
    HostedSurroundings(screenConfiguration(size: ScreenConfiguration.standard.size))
  }
}

/// Lets tests that change the device run one after the other.
private actor DeviceTurn {
  static let shared = DeviceTurn()
  /// Whether the running test has its turn already, by a trait of its suite; its own holds within that.
  @TaskLocal static var isTaken = false

  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take(_ body: @Sendable () async throws -> Void) async throws {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer { if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() } }
    try await DeviceTurn.$isTaken.withValue(true) { try await body() }
  }
}
