public import Foundation

/// Asserts that a value matches its reference.
///
/// The reference is `Snapshots/<test target>/<test file>/<test>.<name>.<extension>` in the package that the test file
/// belongs to. If it is missing, the record mode decides whether it is written; in both cases the test fails, so that
/// a recording isn't mistaken for a comparison.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: how the value becomes an image or a text.
///   - name: the snapshot's name within the test; nil for its number.
///   - audit: layout mistakes that fail the snapshot even if it matches; none by default.
///   - record: when a reference is written; nil for the configuration's mode (see `SnapshotTestingConfiguration`).
///   - timeout: how long to wait, in seconds, for asynchronous strategies.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let request = call.request(named: name, pathExtension: snapshotting.pathExtension)
  let message = call.run(request, of: value, as: snapshotting, auditing: audit, timeout: timeout)
  if let message { call.session.reporter.fail(message, at: site) }
}

/// Compares a value with its reference, as `assertSnapshot` does, and returns the message with which the test would
/// fail; nil if it passes.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: how the value becomes an image or a text.
///   - name: the snapshot's name within the test; nil for its number.
///   - audit: layout mistakes that fail the snapshot even if it matches; none by default.
///   - record: when a reference is written; nil for the configuration's mode.
///   - snapshotDirectory: the folder of the reference; nil for the one that follows from the test's target and file.
///   - timeout: how long to wait, in seconds, for asynchronous strategies.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let request = call.request(
    named: name, pathExtension: snapshotting.pathExtension, folder: snapshotDirectory)
  return call.run(request, of: value, as: snapshotting, auditing: audit, timeout: timeout)
}
