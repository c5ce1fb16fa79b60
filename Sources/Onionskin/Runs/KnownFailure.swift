/// Where a test expects that a snapshot fails, by `withKnownIssue`.
package struct KnownFailure: Hashable, Sendable, Codable {
  /// As the test runner calls the test.
  package let test: String
  /// Absolute, on the machine that the run was on.
  package let sourceFile: String
  package let line: Int

  package init(test: String, sourceFile: String, line: Int) {
    self.test = test
    self.sourceFile = sourceFile
    self.line = line
  }

  /// The place of a snapshot.
  init(of entry: RunEntry) {
    self.init(test: entry.test, sourceFile: entry.sourceFile, line: entry.line)
  }
}
