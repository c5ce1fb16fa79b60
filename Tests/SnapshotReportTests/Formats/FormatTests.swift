import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

@Suite struct FormatTests {
  @Test(arguments: [
    ("a|b", "a&#124;b"), ("<b>&", "&lt;b&gt;&amp;"), ("*a* _b_ `c`", "&#42;a&#42; &#95;b&#95; &#96;c&#96;"),
    ("[x](y)", "&#91;x&#93;&#40;y&#41;"), ("@team #1", "&#64;team &#35;1"), ("a\nb\r", "a b "), ("\u{1B}", "\u{FFFD}"),
  ])
  func markdownMeansNothing(text: String, expected: String) {
    #expect(MarkdownSummary.escaped(text) == expected)
  }

  @Test func markdownCountsAndListsFailures() {
    let record = RunRecord(entries: [RunEntry.sample("good"), RunEntry.failedSample("a|b")])
    let text = MarkdownSummary.text(of: record, title: "Snapshots")
    #expect(text.hasPrefix("## Snapshots\n\n2 snapshots, 1 matched, **1 differs**\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| F") }
    #expect(rows.map(String.init) == ["| F / f&#40;&#41; | a&#124;b | differs | UILabel&#58; text \"a\" -&gt; \"b\" |"])
  }

  @Test func markdownStaysReadable() {
    let record = RunRecord(entries: (0..<250).map { RunEntry.failedSample("n\($0)") })
    let text = MarkdownSummary.text(of: record, title: "t")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| F") } == 100)
    #expect(text.contains("... and 150 more"))
    #expect(MarkdownSummary.text(of: RunRecord(entries: []), title: "t").contains("saw no snapshots"))
  }

  @Test(arguments: [
    ("<a href='x'>&\"", "&lt;a href=&#39;x&#39;&gt;&amp;&quot;"), ("a\nb\tc\r", "a&#10;b&#9;c&#13;"),
    ("\u{0}\u{1B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("]]>", "]]&gt;"), ("👋", "👋"),
  ])
  func xmlIsEscaped(text: String, expected: String) {
    #expect(JUnitReport.escaped(text) == expected)
  }

  @Test func junitCountsSuitesAndCases() {
    var broken = RunEntry.failedSample("c")
    broken.verdict = .failed
    var good = RunEntry.sample("<good>")
    good.times.paint = 0.0125
    let text = JUnitReport.text(of: RunRecord(entries: [good, RunEntry.failedSample("b"), broken]), title: "t")
    #expect(text.contains("<testsuites name=\"t\" tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.013\">"))
    #expect(text.contains("<testsuite name=\"T.F\" tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.013\">"))
    #expect(text.contains("name=\"f [&lt;good&gt;]\""))
    #expect(text.contains("file=\"Tests/T/F.swift\" line=\"3\""))
    #expect(text.contains("<failure type=\"differs\" message=\"It differs.\">It differs.&#10;UILabel"))
    #expect(text.contains("<error type=\"failed\""))
    #expect(text.components(separatedBy: "<testcase").count == text.components(separatedBy: "</testcase>").count + 1)
  }

  /// These files are read by XML parsers, which must find the original texts.
  @Test func junitIsXML() throws {
    let name = "a]]>&<\"'\u{0}\u{2028}\n"
    let text = JUnitReport.text(of: RunRecord(entries: [RunEntry.failedSample(name, message: name)]), title: name)
    let folder = TestFolder()
    try folder.write(Data(text.utf8), "junit.xml")
    let python = "/usr/bin/python3"
    guard FileManager.default.isExecutableFile(atPath: python) else {
      print("Skipped: there is no \(python) to parse XML with.")
      return
    }
    let script = """
      import sys, xml.etree.ElementTree as tree
      case = tree.parse(sys.argv[1]).getroot()[0][0]
      print(ascii(case.get("name")), ascii(case[0].text))
      """
    let result = try ChildProcess(python, ["-c", script, folder.path + "/junit.xml"])
    #expect(result.output.contains(#"'f [a]]>&<"\'\ufffd\u2028\n]'"#))
  }

  @Test func annotationsNameFileAndLine() {
    let text = GitHubAnnotations.text(
      of: RunRecord(entries: [RunEntry.sample("good"), RunEntry.failedSample("x", message: "100 %\nb")]))
    #expect(text == "::error file=Tests/T/F.swift,line=3,title=Snapshot of f()::100 %25%0Ab\n")
  }

  @Test(arguments: [("a:b,c", "a%3Ab%2Cc"), ("%0A", "%250A"), ("x\r\n::error::y", "x%0D%0A%3A%3Aerror%3A%3Ay")])
  func annotationPropertiesCannotBreakOut(text: String, expected: String) {
    #expect(GitHubAnnotations.property(text) == expected)
  }

  @Test func cellsOfOneAssertionAreOneAnnotation() {
    let cells = (0..<20).map { RunEntry.failedSample("n\($0)") }
    let text = GitHubAnnotations.text(of: RunRecord(entries: cells + [RunEntry.failedSample("other", line: 9)]))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(text.contains("title=20 snapshots of f()::"))
    #expect(text.contains("%0A... and 8 more"))
    #expect(GitHubAnnotations.text(of: RunRecord(entries: [])).isEmpty)
  }
}
