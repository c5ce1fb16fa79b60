internal import Onionskin

/// What a run has to say beside its failures, which the tests told.
enum RunSummary {
  /// The most tolerances that are listed.
  static let limit = 10

  /// Snapshots of different tests that share a reference, a line each; nothing where there are none.
  static func collisionLines(of record: RunRecord) -> [String] {
    record.collisions.map { group in
      let names = group.map { "\"\($0.name)\" of \($0.test)" }.joined(separator: ", ")
      return "One reference for several snapshots: \(group[0].reference) (\(names)). Give them different names."
    }
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
