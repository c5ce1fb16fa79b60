package import Onionskin

/// A run as Markdown, for the summary of a CI job or a comment: counts, then a line for each failure.
package enum MarkdownSummary {
  /// The maximum number of failures to list: services truncate or reject long summaries.
  package static let maximumFailures = 100

  package static func text(of record: RunRecord, title: String) -> String {
    let troubles = record.troubles
    var text = "## \(escaped(title))\n\n\(counts(of: record, troubles))\n" + described(troubles)
    let failures = record.entries.filter { !$0.verdict.isPass }
    if !failures.isEmpty {
      text += "\n| Test | Snapshot | Verdict | What |\n| --- | --- | --- | --- |\n"
      for entry in failures.prefix(maximumFailures) {
        let cells = ["\(entry.file) / \(entry.function)", entry.name, entry.verdict.rawValue, gist(of: entry)]
        text += "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
      }
      if failures.count > maximumFailures { text += "\n... and \(failures.count - maximumFailures) more\n" }
    }
    text += warnings(of: record)
    let known = record.entries.filter { $0.verdict == .known }
    text += folded("Known to fail", known.map { "\(label(of: $0)): \(gist(of: $0))" })
    let tolerated = record.entries.filter { $0.verdict == .tolerated && $0.slackText != nil }
    text += folded("Passed within a tolerance", tolerated.map { "\(label(of: $0)): \($0.slackText ?? "")" })
    return text
  }

  private static func label(of entry: RunEntry) -> String { "\(entry.file) / \(entry.function), \(entry.name)" }

  /// A list that is collapsed initially; empty without lines.
  private static func folded(_ title: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    var text = "\n<details><summary>\(title): \(lines.count)</summary>\n\n"
    for line in lines.prefix(maximumFailures) { text += "- \(escaped(line))\n" }
    if lines.count > maximumFailures { text += "- ... and \(lines.count - maximumFailures) more\n" }
    return text + "\n</details>\n"
  }

  private static func warnings(of record: RunRecord) -> String {
    let warnings = record.warnings
    if warnings.isEmpty { return "" }
    var text = "\n| Warning | Snapshots |\n| --- | --- |\n"
    for (sentence, entries) in warnings.prefix(maximumFailures) {
      let first = entries.first.map(label) ?? ""
      let more = entries.count > 1 ? " and \(entries.count - 1) more" : ""
      text += "| \(escaped(sentence)) | \(escaped(first + more)) |\n"
    }
    if warnings.count > maximumFailures { text += "\n... and \(warnings.count - maximumFailures) more\n" }
    return text
  }

  private static func counts(of record: RunRecord, _ troubles: [RunTrouble]) -> String {
    let parts = RunCounts(of: record, troubles: troubles).parts
    if record.entries.isEmpty, parts.count == 1 { return "The run saw no snapshots." }
    return parts.map { $0.isBad ? "**\($0.text)**" : $0.text }.joined(separator: ", ")
  }

  /// Problems that no snapshot reports: runs that failed, and tests and references with details, followed by the names of the
  /// remaining ones.
  private static func described(_ troubles: [RunTrouble]) -> String {
    var text = ""
    for run in troubles where run.kind == .unfinished || run.kind == .endedBadly {
      text += "\n**\(escaped(run.headline))**\n\n\(block(run.output ?? run.name))\n"
    }
    let found = troubles.filter { $0.kind == .crashed || $0.kind.isFinding }
    if !found.isEmpty {
      text += "\n| Test | Outcome | What |\n| --- | --- | --- |\n"
      for trouble in found.prefix(maximumFailures) {
        let cells = [trouble.name, trouble.kind.rawValue, trouble.headline]
        text += "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
      }
      if found.count > maximumFailures { text += "\n... and \(found.count - maximumFailures) more\n" }
      // Tests of the same process share their last output.
      var shown: Set<String> = []
      for output in found.compactMap(\.output) where !output.isEmpty && shown.insert(output).inserted {
        text += "\n\(block(output))\n"
      }
    }
    return text + folded("Never ran", troubles.filter { $0.kind == .neverRan }.map(\.name))
  }

  /// Preformatted lines. Indentation by four spaces can't be ended by the text, as a fence can.
  private static func block(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      "    " + String(String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    }.joined(separator: "\n")
  }

  /// The change in one line: the message's second line, because the first one repeats the name and the verdict.
  private static func gist(of entry: RunEntry) -> String {
    let lines = (entry.message ?? "").split(separator: "\n", omittingEmptySubsequences: true)
    let line = String(lines.dropFirst().first ?? lines.first ?? "")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }

  /// Text without a special meaning in a line of Markdown and in a table cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A backslash is sufficient for most of these; an entity also works in a table cell and before a link's scheme.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!", "(", ")", ":": result += "&#\(scalar.value);"
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{85}": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
