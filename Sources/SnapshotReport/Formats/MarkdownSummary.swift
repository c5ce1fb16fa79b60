package import Onionskin

/// A run as Markdown, for the summary of a CI job or a comment: counts, then a line for each failure.
package enum MarkdownSummary {
  /// The most failures that are listed: services cut long summaries off, or refuse them.
  package static let maximumFailures = 100

  package static func text(of record: RunRecord, title: String) -> String {
    var text = "## \(escaped(title))\n\n\(counts(of: record))\n"
    let failures = record.entries.filter { !$0.verdict.isPass }
    if !failures.isEmpty {
      text += "\n| Test | Snapshot | Verdict | What |\n| --- | --- | --- | --- |\n"
      for entry in failures.prefix(maximumFailures) {
        let cells = ["\(entry.file) / \(entry.function)", entry.name, entry.verdict.rawValue, gist(of: entry)]
        text += "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
      }
      if failures.count > maximumFailures { text += "\n... and \(failures.count - maximumFailures) more\n" }
    }
    let tolerated = record.entries.filter { $0.verdict == .tolerated && $0.slackText != nil }
    if !tolerated.isEmpty {
      text += "\n<details><summary>Passed within a tolerance: \(tolerated.count)</summary>\n\n"
      for entry in tolerated.prefix(maximumFailures) {
        text += "- \(escaped("\(entry.file) / \(entry.function), \(entry.name): \(entry.slackText ?? "")"))\n"
      }
      if tolerated.count > maximumFailures { text += "- ... and \(tolerated.count - maximumFailures) more\n" }
      text += "\n</details>\n"
    }
    return text
  }

  private static func counts(of record: RunRecord) -> String {
    if record.entries.isEmpty { return "The run saw no snapshots." }
    let count = record.entries.count
    var parts = ["\(count) snapshot\(count == 1 ? "" : "s")"]
    for verdict in RunEntry.Verdict.allCases where record.count(verdict) > 0 {
      let count = "\(record.count(verdict)) \(verdict.rawValue)"
      parts.append(verdict.isPass ? count : "**\(count)**")
    }
    if record.unreadableLines > 0 { parts.append("\(record.unreadableLines) lines of the record could not be read") }
    return parts.joined(separator: ", ")
  }

  /// What changed, in a line: the message's second, for its first repeats names and verdict.
  private static func gist(of entry: RunEntry) -> String {
    let lines = (entry.message ?? "").split(separator: "\n", omittingEmptySubsequences: true)
    let line = String(lines.dropFirst().first ?? lines.first ?? "")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }

  /// Text that means nothing but itself in a line of Markdown and in a cell of a table.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A backslash would do for most of these; an entity does in a cell of a table and before a link's scheme as well.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!", "(", ")", ":": result += "&#\(scalar.value);"
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{85}": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
