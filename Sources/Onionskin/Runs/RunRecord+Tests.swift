extension RunRecord {
  /// Tests that failed for another reason than a snapshot, crashed or never ran, the worst first; each once, with the worst
  /// of what several runs say.
  package var tests: [RunTest] {
    let order = RunTest.Outcome.allCases
    func rank(_ test: RunTest) -> Int { order.firstIndex(of: test.outcome) ?? order.count }
    var kept: [String: RunTest] = [:]
    for test in runs.flatMap({ $0.tests ?? [] }) {
      if let other = kept[test.name], rank(other) <= rank(test) { continue }
      kept[test.name] = test
    }
    return kept.values.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
  }

  /// Runs that didn't end well, though no snapshot and no test says why: nothing was built, or a process ended between
  /// tests.
  package var unexplainedRuns: [RunManifest] {
    runs.filter { run in
      run.status != 0 && (run.tests ?? []).isEmpty && entries.allSatisfy(\.verdict.isPass)
    }
  }

  /// The names of all tests that the runners skipped.
  package var skippedTests: [String] { Set(runs.flatMap(\.skippedTests)).sorted() }
}
