/// The progress of a run.
struct RunProgress: Hashable, Sendable {
  /// The expected number of snapshots: the number of references, or of the snapshots so far if that is greater.
  private(set) var expected: Int
  private(set) var seen = 0
  private(set) var failed = 0

  init(expected: Int) {
    self.expected = max(expected, 0)
  }

  mutating func add(isPass: Bool) {
    seen += 1
    if !isPass { failed += 1 }
    expected = max(expected, seen)
  }

  /// 0...1.
  var fraction: Double { expected == 0 ? 0 : Double(seen) / Double(expected) }

  /// One line for a log: `12 of 34 snapshots, 2 failed, 1:05`.
  func line(seconds: Int) -> String {
    if seen == 0 { return "waiting for snapshots (\(expected) references), \(RunProgress.time(seconds))" }
    let failures = failed == 0 ? "" : ", \(failed) failed"
    return "\(seen) of \(expected) snapshots\(failures), \(RunProgress.time(seconds))"
  }

  /// One line for a terminal, with a bar, no longer than `columns`.
  func bar(seconds: Int, columns: Int) -> String {
    let text = " " + line(seconds: seconds)
    let width = min(columns - text.count - 3, 40)
    guard width >= 5 else { return String(text.dropFirst().prefix(max(columns - 1, 0))) }
    let filled = Int((fraction * Double(width)).rounded(.down))
    return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled) + "]" + text
  }

  static func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
