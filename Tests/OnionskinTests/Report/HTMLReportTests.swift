import Foundation
import Graphics
import ImageFormats
import SnapshotReport
import Testing

@testable import Onionskin

@Suite struct HTMLReportTests {
  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("a & b", "a &amp; b"), ("\"'", "&quot;&#39;"), ("\u{0}\u{1B}", "\u{FFFD}\u{FFFD}"),
    ("Привет 👋", "Привет 👋"),
  ])
  func textIsEscaped(text: String, expected: String) {
    #expect(HTMLText.escaped(text) == expected)
  }

  @Test func namesAndMessagesCannotBreakOut() {
    var entry = RunRecordTests.entry("\"><script>alert(1)</script>", verdict: .differs)
    entry.message = "</pre><img src=x onerror=alert(1)>"
    entry.function = "<b>f()</b>"
    let html = HTMLReport(record: RunRecord(entries: [entry]), title: "<i>").html
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("<b>f()"))
    #expect(html.contains("<title>&lt;i&gt;</title>"))
  }

  @Test func thePageNeedsNoOtherFile() throws {
    let folder = TestFolder()
    let large = try SealedPNG.encode(Bitmap(width: 800, height: 400, color: .black))
    for name in ["reference", "actual", "diff"] { try folder.write(large, "\(name).png") }
    var failing = RunRecordTests.entry("bad", verdict: .differs)
    failing.artifacts = RunEntry.Artifacts(
      reference: folder.path + "/reference.png", actual: folder.path + "/actual.png", diff: folder.path + "/diff.png")
    var passing = RunRecordTests.entry("good")
    passing.reference = folder.path + "/reference.png"
    let html = HTMLReport(record: RunRecord(entries: [failing, passing]), title: "t").html
    #expect(html.components(separatedBy: "<figure>").count == 5)
    #expect(html.components(separatedBy: "src=\"data:image/png;base64,").count == 5)
    #expect(
      html.components(separatedBy: "data-full=\"data:image/png;base64,\(large.base64EncodedString())\"").count == 5)
    #expect(html.range(of: #"(src|href)="(?!data:)"#, options: .regularExpression) == nil)
    #expect(!html.contains("http"))
  }

  @Test func testsWithFailuresComeFirst() throws {
    var good = RunRecordTests.entry("good")
    good.function = "aaa()"
    var bad = RunRecordTests.entry("bad", verdict: .differs)
    bad.function = "zzz()"
    let html = HTMLReport(record: RunRecord(entries: [good, bad]), title: "t").html
    let first = try #require(html.range(of: "zzz()"))
    let second = try #require(html.range(of: "aaa()"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(html.contains("2 snapshots"))
    #expect(html.contains(">1 differs<"))
  }

  @Test func picturesThatAreGoneLeaveTheCell() {
    let html = HTMLReport(record: RunRecord(entries: [RunRecordTests.entry("x")]), title: "t").html
    #expect(html.contains("<h3>x</h3>"))
    #expect(!html.contains("<figure>"))
  }

  @Test func anEmptyRunSaysSo() {
    #expect(HTMLReport(record: RunRecord(entries: []), title: "t").html.contains("saw no snapshots"))
  }
}
