extension RunRecord {
  /// Tests that failed for another reason than a snapshot, crashed or never ran, the worst first; each once, with its worst outcome
  /// of several runs.
  package var tests: [RunTest] {
    let order = RunTest.Outcome.allCases
    func rank(_ test: RunTest) -> Int { order.firstIndex(of: test.outcome) ?? order.count }
    var kept: [String: RunTest] = [:]
    for test in runs.flatMap({ $0.tests ?? [] }) {
      // Private tests of two files may have the same name.
      let key = "\(test.name)\u{0}\(test.sourceFile ?? "")"
      if let other = kept[key], rank(other) <= rank(test) { continue }
      kept[key] = test
    }
    return kept.values.sorted { a, b in
      (rank(a), a.name, a.sourceFile ?? "") < (rank(b), b.name, b.sourceFile ?? "")
    }
  }

  /// Runs that failed without a failed snapshot or test: the build failed, or a process ended between tests.
  package var unexplainedRuns: [RunManifest] {
    runs.filter { run in
      let hasFailed = run.hasFailedSnapshots ?? entries.contains { !$0.verdict.isPass }
      return run.finished != nil && run.status != 0 && (run.tests ?? []).isEmpty && !hasFailed
    }
  }

  /// The names of all tests that the runners skipped.
  package var skippedTests: [String] { Set(runs.flatMap(\.skippedTests)).sorted() }
}
