package import Onionskin

/// A run as JUnit XML, which CI services read: a suite for each test file, a case for each snapshot.
package enum JUnitReport {
  package static func text(of record: RunRecord, title: String) -> String {
    let files = Dictionary(grouping: record.entries) { "\($0.target).\($0.file)" }
    let all = record.entries
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(escaped(title))\" \(counts(of: all))>\n"
    for (name, entries) in files.sorted(by: { $0.key < $1.key }) {
      text += "  <testsuite name=\"\(escaped(name))\" \(counts(of: entries))>\n"
      for entry in entries { text += testCase(entry, in: name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testCase(_ entry: RunEntry, in suite: String) -> String {
    let function = entry.function.prefix { $0 != "(" }
    let file = PackagePaths.source(of: entry)
    var text = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped("\(function) [\(entry.name)]"))\""
    text += " file=\"\(escaped(file))\" line=\"\(entry.line)\" time=\"\(seconds(entry.times.total))\""
    guard !entry.verdict.isPass else { return text + "/>\n" }
    let message = entry.message ?? entry.verdict.rawValue
    let headline = message.split(separator: "\n").first.map(String.init) ?? message
    // JUnit tells what a test found from what kept it from finding anything.
    let element = isError(entry) ? "error" : "failure"
    text += ">\n      <\(element) type=\"\(entry.verdict.rawValue)\" message=\"\(escaped(headline))\">"
    return text + "\(escaped(message))</\(element)>\n    </testcase>\n"
  }

  private static func isError(_ entry: RunEntry) -> Bool { entry.verdict == .failed }

  private static func counts(of entries: [RunEntry]) -> String {
    let errors = entries.count(where: isError)
    let failures = entries.count { !$0.verdict.isPass } - errors
    let time = entries.reduce(0) { $0 + $1.times.total }
    return "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds(time))\""
  }

  /// Thousandths, without an exponent.
  private static func seconds(_ value: Double) -> String {
    guard value.isFinite, value > 0, value < 1e9 else { return "0.000" }
    let thousandths = Int((value * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// Text for an element or an attribute of XML 1.0; characters that it doesn't allow are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // As themselves they would become spaces in an attribute.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
