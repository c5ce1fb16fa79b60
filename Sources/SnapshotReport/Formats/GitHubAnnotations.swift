package import Onionskin

/// A run as workflow commands of GitHub Actions: when a job prints them, each one marks the line of an assertion in the pull
/// request. An assertion that failed for several cells of a matrix is a single annotation, because GitHub shows ten per step.
package enum GitHubAnnotations {
  /// The maximum number of cells that an annotation lists.
  static let maximumCells = 12

  /// A line for each failed assertion, after those for problems that no snapshot reports, and before warnings; empty if there are
  /// no problems.
  package static func text(of record: RunRecord) -> String {
    struct Place: Hashable {
      let file: String
      let line: Int
      let function: String
    }
    var order: [Place] = []
    var failures: [Place: [RunEntry]] = [:]
    for entry in record.entries where !entry.verdict.isPass {
      let file = PackagePaths.source(of: entry)
      let place = Place(file: file, line: entry.line, function: entry.function)
      if failures[place] == nil { order.append(place) }
      failures[place, default: []].append(entry)
    }
    let warnings = record.warnings.map { sentence, entries in
      let entry = entries[0]
      let more = entries.count > 1 ? " (\(entries.count) snapshots)" : ""
      return "::warning file=\(property(PackagePaths.source(of: entry))),line=\(entry.line),"
        + "title=\(property("Snapshot of \(entry.function)"))::\(data(sentence + more))\n"
    }.joined()
    return troubles(of: record)
      + order.map { place in
        let entries = failures[place] ?? []
        let title =
          entries.count == 1 ? "Snapshot of \(place.function)" : "\(entries.count) snapshots of \(place.function)"
        return
          "::error file=\(property(place.file)),line=\(place.line),title=\(property(title))::\(data(message(entries)))\n"
      }.joined() + warnings
  }

  /// Problems that no snapshot reports. Tests that never ran share one annotation: the cause has its own.
  private static func troubles(of record: RunRecord) -> String {
    let troubles = record.troubles
    var text = troubles.filter { $0.kind != .neverRan }.map { trouble in
      let place = trouble.sourceFile.map { "file=\(property($0)),line=\(trouble.line ?? 1)," } ?? ""
      let title = property("\(trouble.name) \(trouble.kind.rawValue)")
      return "::error \(place)title=\(title)::\(data(trouble.details))\n"
    }.joined()
    let waiting = troubles.filter { $0.kind == .neverRan }
    if !waiting.isEmpty {
      var names = waiting.prefix(maximumCells).map(\.name)
      if waiting.count > maximumCells { names.append("... and \(waiting.count - maximumCells) more") }
      let title = waiting.count == 1 ? "1 test never ran" : "\(waiting.count) tests never ran"
      text += "::error title=\(title)::\(data(names.joined(separator: "\n")))\n"
    }
    return text
  }

  private static func message(_ entries: [RunEntry]) -> String {
    if entries.count == 1, let entry = entries.first {
      return entry.message ?? "\(entry.name): \(entry.verdict.rawValue)"
    }
    var lines = entries.prefix(maximumCells).map { entry in
      let detail = (entry.message ?? "").split(separator: "\n").dropFirst().first.map { "; \($0)" } ?? ""
      return "\(entry.name): \(entry.verdict.rawValue)\(detail)"
    }
    if entries.count > maximumCells { lines.append("... and \(entries.count - maximumCells) more") }
    return lines.joined(separator: "\n")
  }

  /// The message of a command: percent signs and line breaks would end or change it. Terminal control codes are removed, because
  /// annotations are log lines, too.
  static func data(_ text: String) -> String { escaped(text, "%\r\n".unicodeScalars) }

  /// The property of a command, which colons and commas would end, too.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,".unicodeScalars) }

  /// The text with some scalars encoded. Scalars instead of characters: a comma may be part of a character together with a letter.
  private static func escaped(_ text: String, _ special: String.UnicodeScalarView) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (code.count < 2 ? "0" : "") + code
      } else {
        result.unicodeScalars.append(Console.shown(scalar))
      }
    }
    return result
  }
}
