/// The issues that a run's audits found.
package struct AuditedTests: Sendable {
  /// The tests that were audited, and each finding with the number of snapshots that have it, in the order of the run.
  private let tests: [(test: String, findings: [(text: String, count: Int)])]

  package init(_ entries: [RunEntry]) {
    var order: [String] = []
    var found: [String: [(text: String, count: Int)]] = [:]
    for entry in entries {
      guard let findings = entry.findings else { continue }
      if found[entry.test] == nil { order.append(entry.test) }
      var counted = found[entry.test] ?? []
      for text in findings {
        if let place = counted.firstIndex(where: { $0.text == text }) {
          counted[place].count += 1
        } else {
          counted.append((text, 1))
        }
      }
      found[entry.test] = counted
    }
    tests = order.map { ($0, found[$0] ?? []) }
  }

  /// Whether the run has no audited tests.
  package var isEmpty: Bool { tests.isEmpty }

  /// A line for each finding and for each resolved one: whether it was known, its test, and how many snapshots have it.
  package func lines(besides baseline: AuditBaseline) -> [String] {
    tests.flatMap { test, findings in
      let known = baseline.known[test] ?? []
      let texts = findings.map(\.text)
      return findings.map { finding in
        let times = finding.count == 1 ? "1 snapshot" : "\(finding.count) snapshots"
        return "\(known.contains(finding.text) ? "known" : "new"): \(test): \(finding.text) (\(times))"
      } + known.filter { !texts.contains($0) }.map { "gone: \(test): \($0)" }
    }
  }

  /// Replaces the known findings of the same tests.
  package func add(to baseline: inout AuditBaseline) {
    for (test, findings) in tests { baseline.know(findings.map(\.text), of: test) }
  }
}
