internal import Foundation

extension RunRecord {
  /// The record with those failures as matches that were accepted since: what was found is gone from the artifacts, and the
  /// reference was written after the comparison.
  ///
  /// What a failure found is removed by accepting it, or by hand; nothing else tells the two apart than the reference's date.
  package func withAcceptedFailures() -> RunRecord {
    RunRecord(
      entries: entries.map { $0.wasAccepted ? $0.accepted : $0 }, unreadableLines: unreadableLines, runs: runs)
  }
}

extension RunEntry {
  fileprivate var wasAccepted: Bool {
    guard verdict == .differs || verdict == .missing, let actual = artifacts.actual,
      FileSystem.entry(at: actual) == .nothing,
      let written = try? FileManager.default.attributesOfItem(atPath: reference)[.modificationDate] as? Date
    else { return false }
    return written.timeIntervalSince1970 >= time
  }

  fileprivate var accepted: RunEntry {
    var entry = self
    entry.verdict = .matched
    entry.message = nil
    entry.artifacts = Artifacts()
    return entry
  }
}
