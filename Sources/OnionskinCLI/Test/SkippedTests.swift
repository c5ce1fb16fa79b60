internal import Foundation

/// Finds skipped and cancelled tests in the output of the test runners.
struct SkippedTests {
  /// The names that the runners use: `"notice()"` or `OldTests.testNotice`.
  private(set) var names: [String] = []
  private var known: Set<String> = []
  private var lines = OutputLines()

  /// Adds a piece of output, which may end inside a line.
  mutating func read(_ data: Data) {
    for line in lines.lines(in: data) {
      if let name = SkippedTests.name(in: line), known.insert(name).inserted { names.append(name) }
    }
  }

  /// `Test Case 'OldTests.testNotice' skipped (0.0 seconds)`, or Swift Testing's `Test notice() skipped: "..."`, and `Test notice()
  /// was cancelled` for a test that ended early. On the same line, output of a test without a line break can precede it.
  private static func name(in line: String) -> String? {
    if let match = line.firstMatch(of: /Test Case '([^']+)' skipped \([\d.]+ seconds\)$/) { return String(match.1) }
    if let match = line.firstMatch(of: /^\S+ (?:Test|Suite) (.+?) (?:skipped[.:]|was cancelled)/) {
      return String(match.1)
    }
    return nil
  }
}
