import Foundation
import Onionskin

extension RunRecord {
  /// The record of one run, with the results of its tests and its snapshots.
  package static func sample(_ tests: [RunTest], status: Int32 = 1, entries: [RunEntry] = []) -> RunRecord {
    let run = RunManifest(
      arguments: [], status: status, skippedTests: [], tests: tests, output: "error: no such <module>", started: Date(),
      finished: Date())
    return RunRecord(entries: entries, runs: [run])
  }
}

extension RunTest {
  /// A test that crashed, one that failed and one that never ran.
  package static var samples: [RunTest] {
    [
      RunTest(
        name: "T.S/crash|()", outcome: .crashed, sourceFile: "Tests/T/S.swift", line: 4,
        output: "Fatal error: <boom>\n\u{1B}"),
      RunTest(
        name: "T.S/bad()", outcome: .failed, sourceFile: "Tests/T/S.swift", line: 9,
        issues: [RunTest.Issue(text: "a == b", sourceFile: "Tests/T/S.swift", line: 10)]),
      RunTest(name: "T.S/late()", outcome: .neverRan),
    ]
  }
}
