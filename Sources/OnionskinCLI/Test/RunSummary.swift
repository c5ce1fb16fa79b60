internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// What a run has to say beside its failures, which the tests told.
enum RunSummary {
  /// The most lines of a kind.
  static let limit = 10

  /// What `--fail-on` asks for.
  enum FailOn: String, ExpressibleByArgument, CaseIterable { case warnings }

  /// Says on standard error what the run came to: its numbers, and the tests that no snapshot tells about.
  static func tell(_ record: RunRecord, seconds: Int) {
    let lines = troubleLines(of: record) + ["\(RunCounts(of: record).text), \(RunProgress.time(seconds))"]
    FileHandle.standardError.write(Data(lines.map { "onionskin: \(Console.line($0))\n" }.joined().utf8))
  }

  /// Tests that crashed, failed without a snapshot or never ran, a line each; nothing where there are none.
  static func troubleLines(of record: RunRecord) -> [String] {
    var lines: [String] = []
    for outcome in RunTest.Outcome.allCases {
      let tests = record.tests.filter { $0.outcome == outcome }
      lines += tests.prefix(limit).map { "\($0.outcome.rawValue): \($0.name): \($0.headline)" }
      if tests.count > limit { lines.append("\(outcome.rawValue): ... and \(tests.count - limit) more") }
    }
    for run in record.unexplainedRuns {
      lines.append("`swift test` ended with exit status \(run.status), and no test and no snapshot says why.")
    }
    return lines
  }

  /// Snapshots of different tests that share a reference, a line each; nothing where there are none.
  static func collisionLines(of record: RunRecord) -> [String] {
    record.collisions.map { group in
      let names = group.map { "\"\($0.name)\" of \($0.test)" }.joined(separator: ", ")
      return "One reference for several snapshots: \(group[0].reference) (\(names)). Give them different names."
    }
  }

  /// What screens are shown without that apps asked for, a line for each sentence; nothing where there is none.
  static func warningLines(of record: RunRecord) -> [String] {
    let warnings = record.warnings
    var lines = warnings.prefix(limit).map { sentence, entries in
      let first = "\(entries[0].target)/\(entries[0].file)/\(entries[0].function) \(entries[0].name)"
      return "warning: \(sentence): \(first)" + (entries.count > 1 ? " and \(entries.count - 1) more" : "")
    }
    if warnings.count > limit { lines.append("warning: ... and \(warnings.count - limit) more") }
    return lines
  }

  /// Tolerances that could be far narrower, a line each; nothing where there are none.
  static func toleranceLines(of record: RunRecord) -> [String] {
    let entries = record.tolerancesFarTooWide
    if entries.isEmpty { return [] }
    var lines = ["Tolerances far wider than needed:"]
    lines += entries.prefix(limit).map { entry in
      "  \(entry.target)/\(entry.file)/\(entry.function) \(entry.name): \(entry.tolerance?.text ?? "")"
    }
    if entries.count > limit { lines.append("  ... and \(entries.count - limit) more") }
    return lines
  }
}
