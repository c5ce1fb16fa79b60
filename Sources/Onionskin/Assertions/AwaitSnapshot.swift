public import Foundation

/// Asserts that a value matches its reference, and suspends while the snapshot is being taken: for asynchronous
/// values.
///
/// The main actor does other work meanwhile, so that a value can arrive through `DispatchQueue.main.async` or a
/// `Task` of the main actor even if the test runs there, too.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: how the value becomes an image or a text.
///   - name: the snapshot's name within the test; nil for its number.
///   - audit: layout mistakes that fail the snapshot even if it matches; none by default.
///   - record: when a reference is written; nil for the configuration's mode (see `SnapshotTestingConfiguration`).
///   - timeout: the maximum time to wait, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () async throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  within timeout: TimeInterval, named name: String? = nil, auditing audit: SnapshotAudit = [],
  record: SnapshotTestingConfiguration.Record? = nil, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let request = call.request(named: name, pathExtension: snapshotting.pathExtension)
  let message = await call.run(
    request, of: value, as: snapshotting, auditing: audit, within: timeout, isolation: isolation)
  if let message { call.session.reporter.fail(message, at: site) }
}
