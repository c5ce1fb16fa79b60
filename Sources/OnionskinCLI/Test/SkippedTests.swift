internal import Foundation

/// Finds the tests that were skipped or cancelled in what the test runners print.
struct SkippedTests {
  /// In the runners' words: `"notice()"` or `OldTests.testNotice`.
  private(set) var names: [String] = []
  private var known: Set<String> = []
  private var lines = OutputLines()

  /// Takes a piece of output; lines may be cut anywhere.
  mutating func read(_ data: Data) {
    for line in lines.lines(in: data) {
      if let name = SkippedTests.name(in: line), known.insert(name).inserted { names.append(name) }
    }
  }

  /// `Test Case 'OldTests.testNotice' skipped (0.0 seconds)`, or Swift Testing's `Test notice() skipped: "..."`, and
  /// `Test notice() was cancelled`: a test that left before its end. A test may have printed before it, without a line's end.
  private static func name(in line: String) -> String? {
    if let match = line.firstMatch(of: /Test Case '([^']+)' skipped \([\d.]+ seconds\)$/) { return String(match.1) }
    if let match = line.firstMatch(of: /^\S+ (?:Test|Suite) (.+?) (?:skipped[.:]|was cancelled)/) {
      return String(match.1)
    }
    return nil
  }
}
