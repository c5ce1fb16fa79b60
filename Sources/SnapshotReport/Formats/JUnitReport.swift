package import Onionskin

/// A run as JUnit XML, which CI services read: a suite for each test file, a case for each snapshot, and a suite of the
/// tests that crashed, failed without a snapshot or never ran.
package enum JUnitReport {
  package static func text(of record: RunRecord, title: String) -> String {
    let files = Dictionary(grouping: record.entries) { "\($0.target).\($0.file)" }
    let tests = testsSuite(of: record)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(escaped(title))\" "
    text += "\(counts(of: record.entries, tests))>\n" + tests.text
    for (name, entries) in files.sorted(by: { $0.key < $1.key }) {
      text += "  <testsuite name=\"\(escaped(name))\" \(counts(of: entries, TestsSuite()))>\n"
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
    // The format has no warnings; the output of a case is shown with it.
    let known = entry.verdict == .known ? ["known issue: \(entry.message ?? entry.verdict.rawValue)"] : []
    let printed = (known + (entry.warnings ?? []).map { "warning: \($0)" }).joined(separator: "\n")
    let output = printed.isEmpty ? "" : "      <system-out>\(escaped(printed))</system-out>\n"
    if entry.verdict.isPass { return text + (output.isEmpty ? "/>\n" : ">\n\(output)    </testcase>\n") }
    let message = entry.message ?? entry.verdict.rawValue
    let headline = message.split(separator: "\n").first.map(String.init) ?? message
    // JUnit distinguishes failures that a test found from errors that prevented it from running.
    let element = isError(entry) ? "error" : "failure"
    return text + ">\n" + problem(element, entry.verdict.rawValue, headline, message) + output + "    </testcase>\n"
  }

  private static func isError(_ entry: RunEntry) -> Bool { entry.verdict == .failed }

  /// The cases of tests that no snapshot reports.
  private struct TestsSuite {
    var text = ""
    var failures = 0
    var errors = 0
  }

  private static func testsSuite(of record: RunRecord) -> TestsSuite {
    var suite = TestsSuite()
    var cases = ""
    for trouble in record.troubles {
      // A test that crashed or never ran has no result.
      let isFailure = trouble.kind.isFinding
      if isFailure { suite.failures += 1 } else { suite.errors += 1 }
      let (owner, name) = classAndName(of: trouble)
      cases += "    <testcase classname=\"\(escaped(owner))\" name=\"\(escaped(name))\""
      if let file = trouble.sourceFile { cases += " file=\"\(escaped(file))\" line=\"\(trouble.line ?? 1)\"" }
      cases += " time=\"0.000\">\n"
      cases += problem(isFailure ? "failure" : "error", trouble.kind.rawValue, trouble.headline, trouble.details)
      cases += "    </testcase>\n"
    }
    guard !cases.isEmpty else { return suite }
    suite.text = "  <testsuite name=\"Tests\" \(counts(of: [], suite))>\n\(cases)  </testsuite>\n"
    return suite
  }

  /// The name of a test begins with that of its suite; those of runs and references don't.
  private static func classAndName(of trouble: RunTrouble) -> (String, String) {
    switch trouble.kind {
    case .unfinished, .endedBadly, .shared: return ("Tests", trouble.name)
    case .crashed, .failed, .neverRan:
      let parts = trouble.name.split(separator: "/", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("Tests", trouble.name)
    }
  }

  private static func problem(_ element: String, _ type: String, _ headline: String, _ details: String) -> String {
    "      <\(element) type=\"\(escaped(type))\" message=\"\(escaped(headline))\">\(escaped(details))</\(element)>\n"
  }

  private static func counts(of entries: [RunEntry], _ tests: TestsSuite) -> String {
    let errors = entries.count(where: isError)
    let failures = entries.count { !$0.verdict.isPass } - errors
    let time = entries.reduce(0) { $0 + $1.times.total }
    let count = entries.count + tests.failures + tests.errors
    return "tests=\"\(count)\" failures=\"\(failures + tests.failures)\" errors=\"\(errors + tests.errors)\" "
      + "time=\"\(seconds(time))\""
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
