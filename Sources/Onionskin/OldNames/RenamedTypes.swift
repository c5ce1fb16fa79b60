public import XCTest

// Names of the library SnapshotTesting, and older ones.

/// An older name of XCTest's test case, from the library SnapshotTesting.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// The older name of `isRecording`.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { ProcessConfiguration.isRecording }
  set { ProcessConfiguration.isRecording = newValue }
}

/// The trait's name in the library SnapshotTesting.
public typealias _SnapshotsTestTrait = SnapshotsTrait
