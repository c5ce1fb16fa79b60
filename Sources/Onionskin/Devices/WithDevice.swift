internal import HeadlessUIKit

/// Runs `operation` on a device: `UIScreen.main`, `UIDevice.current` and `UITraitCollection.current` have its values,
/// and are restored afterwards.
///
/// In an `XCTestCase`, `override func invokeTest()` is the place to call it for all tests of a class:
/// `withDevice(.iPhoneSE3) { super.invokeTest() }`.
public func withDevice<Result>(
  _ device: SnapshotDevice, _ orientation: ViewImageConfig.Orientation = .portrait, operation: () throws -> Result
) rethrows -> Result {
  try withDevice(ViewImageConfig(device, orientation), operation: operation)
}

/// Runs `operation` on a screen: `UIScreen.main`, `UIDevice.current` and `UITraitCollection.current` have its values,
/// and are restored afterwards. If a name refers to both a device and a screen, the device is used.
@_disfavoredOverload
public func withDevice<Result>(_ config: ViewImageConfig, operation: () throws -> Result) rethrows -> Result {
  let surroundings = MainThread.run { config.begin() }
  defer { MainThread.run { surroundings.end() } }
  return try operation()
}
