/// A test whose outcome the snapshots' record doesn't show: it failed for another reason than a snapshot, its process ended during
/// the test, or it never ran.
package struct RunTest: Hashable, Sendable, Codable {
  /// The outcome of the test, the worst first.
  package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Its process ended while it was running.
    case crashed
    case failed
    /// The process ended before the test started.
    case neverRan = "never ran"
  }

  /// A failure of the test.
  package struct Issue: Hashable, Sendable, Codable {
    package var text: String
    /// Relative to the package if it is inside.
    package var sourceFile: String?
    package var line: Int?

    package init(text: String, sourceFile: String? = nil, line: Int? = nil) {
      self.text = text
      self.sourceFile = sourceFile
      self.line = line
    }
  }

  /// The test's name in the runner: `AppTests.Screens/welcome()`, or `Screens.testWelcome` with XCTest.
  package var name: String
  package var outcome: Outcome
  /// Relative to the package if it is inside; nil if the runner doesn't report it.
  package var sourceFile: String?
  package var line: Int?
  package var issues: [Issue]
  /// The end of the process's output, if it ended during the test.
  package var output: String?

  package init(
    name: String, outcome: Outcome, sourceFile: String? = nil, line: Int? = nil, issues: [Issue] = [],
    output: String? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.sourceFile = sourceFile
    self.line = line
    self.issues = issues
    self.output = output
  }
}

extension RunTest {
  /// The summary of the outcome, in a line.
  package var headline: String {
    switch outcome {
    case .crashed: "The test process ended while this test was running."
    case .failed: issues.first?.text.split(separator: "\n").first.map(String.init) ?? "The test failed."
    case .neverRan: issues.first?.text ?? "The test process ended before this test's turn came."
    }
  }

  /// The details: the failures and their positions, or the end of the output.
  package var details: String {
    var parts = issues.map { issue in
      let place = issue.sourceFile.map { file in "\(file)\(issue.line.map { ":\($0)" } ?? ""): " } ?? ""
      return place + issue.text
    }
    if let output, !output.isEmpty { parts.append(output) }
    return parts.isEmpty ? headline : parts.joined(separator: "\n")
  }
}
