/// A problem of a run in addition to its snapshots' verdicts, with the same texts on the console, the page and in every report.
package struct RunTrouble: Hashable, Sendable {
  /// The kinds of problems, the worst first.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `onionskin test` was interrupted before the tests were complete.
    case unfinished
    /// `swift test` failed, and no test or snapshot explains it.
    case endedBadly = "ended badly"
    /// A test's process ended while the test was running.
    case crashed
    /// A test failed for another reason than a snapshot.
    case failed
    /// Snapshots of different tests have the same reference.
    case shared
    /// A process ended before a test started.
    case neverRan = "never ran"

    /// Whether this is a result of tests, rather than the lack of one.
    package var isFinding: Bool { self == .failed || self == .shared }
  }

  package let kind: Kind
  /// The test, the command, or the reference.
  package let name: String
  /// The summary, in a line.
  package let headline: String
  /// The details.
  package let details: String
  /// Relative to the package if it is inside; nil if unknown.
  package var sourceFile: String?
  package var line: Int?
  /// The end of the process's output; nil for problems that it doesn't explain.
  package var output: String?
}

extension RunRecord {
  /// All problems in addition to the snapshots' verdicts, the worst first.
  package var troubles: [RunTrouble] {
    let order = RunTrouble.Kind.allCases
    let all =
      runs.filter { $0.finished == nil }.map(RunTrouble.init(unfinished:))
      + unexplainedRuns.map(RunTrouble.init(unexplained:)) + tests.map(RunTrouble.init)
      + collisions.map(RunTrouble.init)
    // Swift doesn't guarantee a stable sort.
    return order.flatMap { kind in all.filter { $0.kind == kind } }
  }
}

extension RunTrouble {
  fileprivate init(unfinished run: RunManifest) {
    let command = (["onionskin test"] + run.arguments).joined(separator: " ")
    let headline = "The run didn't come to its end, or hasn't yet: tests are missing here, and which ones isn't known."
    self.init(kind: .unfinished, name: command, headline: headline, details: headline)
  }

  fileprivate init(unexplained run: RunManifest) {
    let headline = "`swift test` ended with exit status \(run.status), and no test and no snapshot gives a reason."
    self.init(
      kind: .endedBadly, name: "swift test", headline: headline,
      details: [headline, run.output].compactMap(\.self).joined(separator: "\n"), output: run.output)
  }

  fileprivate init(_ test: RunTest) {
    let kind: Kind =
      switch test.outcome {
      case .crashed: .crashed
      case .failed: .failed
      case .neverRan: .neverRan
      }
    self.init(
      kind: kind, name: test.name, headline: test.headline, details: test.details, sourceFile: test.sourceFile,
      line: test.line, output: test.output)
  }

  fileprivate init(_ collision: [RunEntry]) {
    let entry = collision[0]
    let names = collision.map { "\"\($0.name)\" of \($0.test)" }.joined(separator: ", ")
    let folder = entry.packageFolder.map { $0 + "/" } ?? ""
    func relative(_ path: String) -> String { path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path }
    self.init(
      kind: .shared, name: relative(entry.reference),
      headline: "One reference for several snapshots: \(names). Give them different names.",
      details: "One reference for several snapshots:\n"
        + collision.map { "\"\($0.name)\" of \($0.test), \(relative($0.sourceFile)):\($0.line)" }.joined(
          separator: "\n")
        + "\nGive them different names.",
      sourceFile: relative(entry.sourceFile), line: entry.line)
  }
}
