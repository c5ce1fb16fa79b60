/// A test in which a snapshot is expected to fail, by `withKnownIssue`.
package struct KnownFailure: Hashable, Sendable, Codable {
  /// The test's name in the runner.
  package let test: String
  /// The absolute path on the machine of the run.
  package let sourceFile: String
  package let line: Int

  package init(test: String, sourceFile: String, line: Int) {
    self.test = test
    self.sourceFile = sourceFile
    self.line = line
  }

  /// The call site of a snapshot.
  init(of entry: RunEntry) {
    self.init(test: entry.test, sourceFile: entry.sourceFile, line: entry.line)
  }
}
