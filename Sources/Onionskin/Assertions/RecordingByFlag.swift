public import Foundation

// Recording controlled by a Bool, for helpers that pass one on. A literal selects the overload with a mode.

/// Asserts that a value matches its reference.
///
/// - Parameter isRecording: true overwrites the reference; false only writes a missing one; nil uses the
///   configuration's mode.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record isRecording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: isRecording.map { SnapshotTestingConfiguration.Record($0) },
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches several references, identified by name.
///
/// - Parameter isRecording: true overwrites the references; false only writes missing ones; nil uses the
///   configuration's mode.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record isRecording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: isRecording.map { SnapshotTestingConfiguration.Record($0) },
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches several references, in order.
///
/// - Parameter isRecording: true overwrites the references; false only writes missing ones; nil uses the
///   configuration's mode.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record isRecording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: isRecording.map { SnapshotTestingConfiguration.Record($0) },
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its reference, and returns the message with which the test would fail; nil if it passes.
///
/// - Parameter isRecording: true overwrites the reference; false only writes a missing one; nil uses the
///   configuration's mode.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record isRecording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: isRecording.map { SnapshotTestingConfiguration.Record($0) },
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}
