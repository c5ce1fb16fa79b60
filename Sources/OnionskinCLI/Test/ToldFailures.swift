internal import Onionskin

/// What a run's snapshots say of its failures: the runner tells each of them as a failure of its test, too.
///
/// A place alone doesn't tell which failures those are. A helper that hands on its caller's place fails there for a snapshot
/// and for whatever else it looks at.
struct ToldFailures {
  /// By `file:line`.
  private var snapshots: [String: [RunEntry]] = [:]

  init(_ entries: [RunEntry]) {
    for entry in entries where !entry.verdict.isPass {
      snapshots["\(entry.sourceFile):\(entry.line)", default: []].append(entry)
    }
  }

  /// Whether a failure is one of a snapshot.
  ///
  /// - Parameters:
  ///   - text: the runner's, its first line at least.
  ///   - file: something else may stand before it.
  func include(_ text: String, file: String, line: Int) -> Bool {
    let place = "\(file):\(line)"
    let there = snapshots[place] ?? snapshots.first { place.hasSuffix($0.key) }?.value ?? []
    return there.contains { entry in
      // Without words of its own the place has to do.
      guard let message = entry.message?.split(whereSeparator: \.isNewline).first else { return true }
      return text.contains(message) || text.contains("snapshots of \(entry.function) failed:")
    }
  }
}
