internal import Onionskin

/// The failures that a run's snapshots report: the runner also reports each of them as a failure of its test.
///
/// The position alone doesn't identify these failures: a helper that passes on its caller's position fails there for a snapshot and
/// for anything else that it checks.
struct ToldFailures {
  /// By `file:line`.
  private var snapshots: [String: [RunEntry]] = [:]

  init(_ entries: [RunEntry]) {
    for entry in entries where !entry.verdict.isPass {
      snapshots["\(entry.sourceFile):\(entry.line)", default: []].append(entry)
    }
  }

  /// Whether a failure is that of a snapshot.
  ///
  /// - Parameters:
  ///   - text: the runner's text, at least its first line.
  ///   - file: may be preceded by other text.
  func include(_ text: String, file: String, line: Int) -> Bool {
    let place = "\(file):\(line)"
    let there = snapshots[place] ?? snapshots.first { place.hasSuffix($0.key) }?.value ?? []
    return there.contains { entry in
      // Without a message of its own, the position has to be sufficient.
      guard let message = entry.message?.split(whereSeparator: \.isNewline).first else { return true }
      return text.contains(message) || text.contains("snapshots of \(entry.function) failed:")
    }
  }
}
