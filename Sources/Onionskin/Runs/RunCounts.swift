/// The numbers of a run, with the same texts on the console, on the page and in every report.
package struct RunCounts: Hashable, Sendable {
  /// A number and what it counts: `2 differ`.
  package struct Part: Hashable, Sendable {
    package let text: String
    /// The verdict or outcome that is counted, as a style class; nil for other counts.
    package let kind: String?
    /// Whether it is a failure of the run.
    package let isBad: Bool
  }

  package let parts: [Part]

  package init(of record: RunRecord) { self.init(of: record, troubles: record.troubles) }

  /// - Parameter troubles: the record's problems.
  package init(of record: RunRecord, troubles: [RunTrouble]) {
    let count = record.entries.count
    var parts = [Part(text: RunCounts.text(count, "snapshot"), kind: nil, isBad: false)]
    for verdict in Verdict.Kind.allCases {
      let count = record.count(verdict)
      if count == 0 { continue }
      parts.append(
        Part(text: RunCounts.text(count, verdict), kind: verdict.rawValue, isBad: !verdict.isPass))
    }
    for kind in RunTrouble.Kind.allCases {
      let count = troubles.count { $0.kind == kind }
      if count > 0 { parts.append(RunCounts.part(kind, count)) }
    }
    let warnings = record.warnings.reduce(0) { $0 + $1.entries.count }
    if warnings > 0 { parts.append(Part(text: RunCounts.text(warnings, "warning"), kind: "warning", isBad: false)) }
    if !record.skippedTests.isEmpty {
      parts.append(Part(text: "\(RunCounts.text(record.skippedTests.count, "test")) skipped", kind: nil, isBad: false))
    }
    if record.unreadableLines > 0 {
      let text = "\(RunCounts.text(record.unreadableLines, "line")) of the record could not be read"
      parts.append(Part(text: text, kind: nil, isBad: true))
    }
    self.parts = parts
  }

  /// Whether the run has a failure.
  package var areBad: Bool { parts.contains(where: \.isBad) }

  private static func part(_ kind: RunTrouble.Kind, _ count: Int) -> Part {
    let noun =
      switch kind {
      case .unfinished, .endedBadly: "run"
      case .shared: "reference"
      case .crashed, .failed, .neverRan: "test"
      }
    return Part(text: "\(text(count, noun)) \(kind.rawValue)", kind: style(of: kind), isBad: true)
  }

  /// The style class of a run's failures.
  package static func style(of kind: RunTrouble.Kind) -> String {
    switch kind {
    case .unfinished, .endedBadly, .crashed: "crashed"
    case .failed, .shared: "failed"
    case .neverRan: "never-ran"
    }
  }

  package var text: String { parts.map(\.text).joined(separator: ", ") }

  private static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The verb agrees with the number: `1 differs`, `2 differ`.
  private static func text(_ count: Int, _ verdict: Verdict.Kind) -> String {
    "\(count) \(verdict == .differs && count != 1 ? "differ" : verdict.rawValue)"
  }
}
