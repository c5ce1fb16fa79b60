internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// The results of a run, in addition to the failures that the tests reported.
enum RunSummary {
  /// The maximum number of lines of a kind.
  static let limit = 10

  /// The values of `--fail-on`.
  enum FailOn: String, ExpressibleByArgument, CaseIterable { case warnings }

  /// Writes the run's result to standard error: its numbers, and the problems of tests that no snapshot reports.
  ///
  /// - Parameter seconds: the duration; nil to omit the numbers.
  static func tell(_ record: RunRecord, seconds: Int?) {
    let numbers = seconds.map { ["\(RunCounts(of: record).text), \(RunProgress.time($0))"] } ?? []
    let lines = troubleLines(of: record) + numbers
    try? FileHandle.standardError.write(
      contentsOf: Data(lines.map { "onionskin: \(Console.line($0))\n" }.joined().utf8))
  }

  /// The problems that no snapshot reports, the most severe first, one per line; empty if there are none.
  static func troubleLines(of record: RunRecord) -> [String] {
    let troubles = record.troubles
    return RunTrouble.Kind.allCases.flatMap { kind in
      let some = troubles.filter { $0.kind == kind }
      let lines = some.prefix(limit).map { "\(kind.rawValue): \($0.name): \($0.headline)" }
      return some.count > limit ? lines + ["\(kind.rawValue): ... and \(some.count - limit) more"] : lines
    }
  }

  /// The requested features that screens are displayed without, one line per sentence; empty if there are none.
  static func warningLines(of record: RunRecord) -> [String] {
    let warnings = record.warnings
    var lines = warnings.prefix(limit).map { sentence, entries in
      let first = "\(entries[0].target)/\(entries[0].file)/\(entries[0].function) \(entries[0].name)"
      return "warning: \(sentence): \(first)" + (entries.count > 1 ? " and \(entries.count - 1) more" : "")
    }
    if warnings.count > limit { lines.append("warning: ... and \(warnings.count - limit) more") }
    return lines
  }

  /// Tolerances that could be much smaller, one line each; empty if there are none.
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
