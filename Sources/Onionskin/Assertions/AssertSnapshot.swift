public import Foundation
internal import HeadlessUIKit

/// Asserts that a value is what its reference says.
///
/// The reference is `Snapshots/<test target>/<test file>/<test>.<name>.<extension>` in the package that the test file
/// belongs to. Where there is none, the record mode decides whether one is written; either way the test fails, so that
/// nobody takes a recording for a comparison.
///
/// - Parameters:
///   - value: what to compare.
///   - snapshotting: how the value becomes an image or a text.
///   - name: the snapshot's name within the test; nil for its number.
///   - record: when a reference is written; nil for the configuration's mode (see `SnapshotTestingConfiguration`).
///   - timeout: how long to wait, in seconds, for strategies that take time.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let request = call.request(named: name, pathExtension: snapshotting.pathExtension)
  let outcome = call.outcome(of: value, as: snapshotting, request, timeout: timeout)
  if let message = call.conclude([outcome]) { call.session.reporter.fail(message, at: site) }
}

/// Compares a value with its reference, as `assertSnapshot` does, and returns what the test would fail with; nil where
/// all is well.
///
/// - Parameters:
///   - value: what to compare.
///   - snapshotting: how the value becomes an image or a text.
///   - name: the snapshot's name within the test; nil for its number.
///   - record: when a reference is written; nil for the configuration's mode.
///   - snapshotDirectory: the folder of the reference; nil for the one that follows from the test's target and file.
///   - timeout: how long to wait, in seconds, for strategies that take time.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let request = call.request(
    named: name, pathExtension: snapshotting.pathExtension, folder: snapshotDirectory)
  return call.conclude([call.outcome(of: value, as: snapshotting, request, timeout: timeout)])
}

/// Whether a snapshot shows text, or where text put something.
private func needsFonts(_ value: Any.Type, _ format: Any.Type) -> Bool {
  format is UIImage.Type || value is UIResponder.Type || value is CALayer.Type
}

extension SnapshotCall {
  /// Takes a snapshot and compares it, on the calling thread.
  func outcome<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, _ request: SnapshotRequest,
    timeout: TimeInterval
  ) -> SnapshotOutcome {
    SnapshotJudge(request: request, session: session).judge { () throws -> any SnapshotCandidate in
      if needsFonts(Value.self, Format.self) { try session.checkMachine() }
      let value = try value()
      let format = try AsyncWaiter.value(
        of: snapshotting.snapshot(value), timeout: timeout, subject: "the snapshot of a \(Value.self)")
      if let reference = snapshotting.diffing.referenceFormat { return try reference.candidate(for: format) }
      return ValueCandidate(value: format, diffing: snapshotting.diffing)
    }
  }
}
