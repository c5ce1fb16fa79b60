public import Foundation

/// Asserts that a value, as a text, matches the text in the test's source:
///
///     assertInlineSnapshot(of: user, as: .json)
///
/// A recording, which follows the same rules as for other references, turns this call into
///
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       {
///         "name" : "Ada"
///       }
///       """
///     }
///
/// Recording changes the test's source file; the new text is compared after the file is compiled again.
///
/// - Parameters:
///   - value: the value to compare; nil has no text.
///   - snapshotting: how the value becomes a text.
///   - message: a prefix of the failure message.
///   - record: when the source is written; nil for the configuration's mode (see `SnapshotTestingConfiguration`).
///   - timeout: how long to wait, in seconds, for asynchronous strategies.
///   - syntaxDescriptor: the position of the text in the call of a helper that calls this function.
///   - expected: the text; nil if none was recorded yet.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: "\(function)", line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let failure = call.inlineFailure(
    of: value, as: snapshotting, expected: expected?(), timeout: timeout,
    write: {
      try InlineSnapshotFiles.shared.write(
        $0, as: syntaxDescriptor, to: "\(filePath)", line: Int(line), column: Int(column))
    })
  guard let failure else { return }
  let prefix = message()
  call.session.reporter.fail(prefix.isEmpty ? failure : "\(prefix) - \(failure)", at: site)
}

extension SnapshotCall {
  /// The failure message of an inline snapshot; nil if it passes.
  ///
  /// - Parameter write: writes the actual text into the source; nil removes the expected text.
  func inlineFailure<Value>(
    of value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?, timeout: TimeInterval,
    write: (String?) throws -> Void
  ) -> String? {
    let subject = "The inline snapshot of \(site.function)"
    if let problem = session.environment.problem { return "\(subject) was not compared: \(problem)" }
    do {
      if let problem = strategy.problem {
        return "\(subject) \(problem.headline): \(problem.detail) \(problem.nextStep)"
      }
      if strategy.needsFonts { try session.checkMachine() }
      let found = try value().map { value in
        try AsyncWaiter.value(
          of: strategy.take(value, AssertionConfiguration()), timeout: timeout, subject: strategy.subject
        ).format()
      }
      // No value, and no expected text.
      if found == nil, expected == nil { return nil }
      let difference = expected.flatMap { strategy.diffing.diff($0, found ?? "")?.0 }
      if expected != nil, difference == nil, record != .all { return nil }
      if record == .never || difference != nil && record == .missing {
        guard let difference else {
          return "\(subject) has no text to compare with, and the record mode \"never\" writes none."
        }
        return "\(subject) differs from what is expected.\n\(difference)\n"
          + "If the change is meant, run the test with record: .failed."
      }
      try write(found)
      return "\(subject) was recorded in \(site.filePath), line \(site.line). Review it, then run the test again."
    } catch {
      return "\(subject) could not be taken: \(error)"
    }
  }
}
