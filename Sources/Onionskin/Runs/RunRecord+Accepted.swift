internal import Foundation

extension RunRecord {
  /// Returns the record with accepted failures as matches: the actual file was removed from the artifacts, and the reference was
  /// written after the comparison.
  ///
  /// Accepting removes the actual file, and so may the user; only the reference's date distinguishes the two.
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
