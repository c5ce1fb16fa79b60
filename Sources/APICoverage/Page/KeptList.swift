import Foundation

/// The contents of `Data/Kept.txt`: members that have no effect, each with the reason.
struct KeptList {
  struct Entry {
    var name: String
    var reason: String
  }

  let entries: [Entry]

  /// A reason begins a line, and the members that it applies to are indented below it; `#` begins a comment.
  init(_ text: String) {
    var reason = ""
    entries = text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("#") { return nil }
      guard line.hasPrefix(" ") else {
        reason = String(line)
        return nil
      }
      return Entry(name: line.trimmingCharacters(in: .whitespaces), reason: reason)
    }
  }

  /// The differences from the findings, one sentence per member.
  ///
  /// - Parameter path: the list's file.
  func problems(with findings: [Finding], path: String = Coverage.keptPath) -> [String] {
    let found = Dictionary(findings.map { ($0.name, $0) }) { first, _ in first }
    var listed: [String: Int] = [:]
    for entry in entries { listed[entry.name, default: 0] += 1 }
    let missing = found.values.filter { listed[$0.name] == nil }.sorted { $0.name < $1.name }.map { finding in
      "\(finding.file):\(finding.line): \(finding.name) \(finding.kind.meaning): wire it up, mark it unavailable, or list "
        + "it in \(path) with a reason"
    }
    let stale = entries.filter { found[$0.name] == nil }.map { entry in
      "\(path): \(entry.name) has an effect now, or is gone: take it off the list"
    }
    let twice = listed.filter { $0.value > 1 }.keys.sorted().map { "\(path): \($0) is listed twice" }
    let unreasoned = entries.filter { !$0.reason.hasSuffix(".") }.map { entry in
      "\(path): \(entry.name) has no sentence above it that says why it has no effect"
    }
    return missing + stale + twice + unreasoned
  }

  /// Listed members whose declaration has no documentation, which has to state that they have no effect: one sentence per member.
  func undocumented(of findings: [Finding], in sources: [(path: String, text: String)]) -> [String] {
    let lines = Dictionary(
      sources.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) }
    ) { first, _ in first }
    let listed = Set(entries.map(\.name))
    return findings.filter { finding in
      guard listed.contains(finding.name), let file = lines[finding.file] else { return false }
      // Attributes on separate lines are between a comment and its declaration.
      let above = file[..<min(finding.line - 1, file.count)].reversed().map { $0.drop { $0 == " " } }
      let comment = above.first { !$0.hasPrefix("@") } ?? ""
      return !comment.hasPrefix("///")
    }.map { finding in
      "\(finding.file):\(finding.line): \(finding.name) has no comment that says that it has no effect"
    }
  }
}

extension Finding.Kind {
  /// The description of the kind, for the end of a sentence.
  var meaning: String {
    switch self {
    case .unread: "is read by nothing"
    case .empty: "does nothing"
    case .unarchived: "writes nothing"
    case .uncalled: "is called by nothing"
    case .unchanged: "leaves a view as it was"
    }
  }
}
