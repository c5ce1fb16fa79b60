import Foundation
import Graphics
import ImageDiff
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

@Suite struct HTMLReportTests {
  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("a & b", "a &amp; b"), ("\"'", "&quot;&#39;"), ("\u{0}\u{1B}", "\u{FFFD}\u{FFFD}"),
    ("Привет 👋", "Привет 👋"),
  ])
  func textIsEscaped(text: String, expected: String) {
    #expect(HTMLText.escaped(text) == expected)
  }

  @Test func namesAndMessagesCannotBreakOut() {
    var entry = RunEntry.sample("\"><script>alert(1)</script>", verdict: .differs)
    entry.message = "</pre></noscript><!--<script><img src=x onerror=alert(1)>"
    entry.function = "<b>f()</b>"
    let html = HTMLReport(record: RunRecord(entries: [entry]), title: "<i>").html
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("<b>f()"))
    #expect(!html.contains("<!--"))
    #expect(html.components(separatedBy: "</noscript>").count == 2)
    #expect(html.contains("<title>&lt;i&gt;</title>"))
  }

  /// JSON has no infinity, which rounding makes of the largest numbers: a record's line must not make the page empty.
  @Test func theLargestNumbersLeaveThePageWhole() throws {
    let large = Double.greatestFiniteMagnitude
    var entry = RunEntry.sample("a", verdict: .differs)
    (entry.times.build, entry.times.layout, entry.times.paint) = (large, 1.25, -large)
    let variant = SnapshotVariantDescription(
      device: "d", orientation: "o", width: large, height: large, scale: large)
    entry.variant = variant
    let html = HTMLReport(record: RunRecord(entries: [entry]), title: "t").html
    #expect(html.contains("\"build\":0,") && html.contains("\"layout\":1250,"))
    func tree(_ x: CGFloat) -> ViewNode {
      let frame = CGRect(x: x, y: 0, width: 1e308, height: 1e308)
      return ViewNode(className: "V", frame: frame, screenFrame: frame)
    }
    for change in TreeDifference(from: tree(0), to: tree(-1e308)).changes {
      let data = PageData.Change(change)
      #expect(PageData.script(data) != "null", "\(data)")
    }
  }

  /// References may be foreign files: trees of the maximum depth are compared on every thread, whose stack has to be sufficient.
  @Test func treesAsDeepAsTheyAreReadAreCompared() throws {
    let folder = TestFolder()
    func picture(_ text: String) throws -> Data {
      var node = ViewNode(className: "Leaf", identifier: "leaf", text: text, frame: .zero, screenFrame: .zero)
      for _ in 0..<1024 { node = ViewNode(className: "View", frame: .zero, screenFrame: .zero, children: [node]) }
      let metadata = PictureMetadata(tree: node).png
      return try DigestedPNG.encode(Bitmap(width: 8, height: 4, color: .black), metadata: metadata)
    }
    try folder.write(picture("before"), "reference.png")
    try folder.write(picture("after"), "actual.png")
    let entries = (0..<8).map { number in
      var entry = RunEntry.sample("deep \(number)", verdict: .differs)
      entry.artifacts = RunEntry.Artifacts(
        reference: folder.path + "/reference.png", actual: folder.path + "/actual.png")
      return entry
    }
    let cells = ReportedCell.cells(of: entries[...], readsPictures: false, thumbnails: nil) { try FileSystem.read($0) }
    #expect(cells.map(\.changes.count) == Array(repeating: 1, count: 8))
    #expect(cells.first?.changes.first?.description == "Leaf \"leaf\": text \"before\" -> \"after\"")
  }

  @Test func thePageNeedsNoOtherFile() throws {
    let folder = TestFolder()
    let large = try DigestedPNG.encode(Bitmap(width: 800, height: 400, color: .black))
    let other = try DigestedPNG.encode(Bitmap(width: 800, height: 400, color: .white))
    try folder.write(large, "reference.png")
    try folder.write(other, "actual.png")
    var failing = RunEntry.sample("bad", verdict: .differs)
    failing.artifacts = RunEntry.Artifacts(
      reference: folder.path + "/reference.png", actual: folder.path + "/actual.png")
    var passing = RunEntry.sample("good")
    passing.reference = folder.path + "/reference.png"
    let html = HTMLReport(record: RunRecord(entries: [failing, passing]), title: "t").html
    // Two pictures, full and as thumbnails, each once, although three places show them.
    #expect(html.components(separatedBy: "<script type=\"text/plain\"").count == 5)
    for picture in [large, other] { #expect(html.components(separatedBy: picture.base64EncodedString()).count == 2) }
    #expect(html.range(of: #"(src|href)="(?!data:)"#, options: .regularExpression) == nil)
    #expect(!html.contains("http:") && !html.contains("https:"))
    #expect(!html.contains("data-review="))
  }

  @Test func aServedPageHoldsNoPictures() throws {
    let folder = TestFolder()
    try folder.write(DigestedPNG.encode(Bitmap(width: 8, height: 4, color: .black)), "a.png")
    var passing = RunEntry.sample("good")
    passing.reference = folder.path + "/a.png"
    let html = HTMLReport(record: RunRecord(entries: [passing]), title: "t", review: "/secret/").html
    #expect(html.contains("<html lang=\"en\" data-review=\"/secret/\">"))
    #expect(!html.contains("<script type=\"text/plain\""))
    #expect(html.contains("\"height\":4,\"kind\":\"reference\",\"width\":8"))
  }

  @Test func testsWithFailuresComeFirst() throws {
    var good = RunEntry.sample("good")
    good.function = "aaa()"
    var bad = RunEntry.sample("bad", verdict: .differs)
    bad.function = "zzz()"
    let html = HTMLReport(record: RunRecord(entries: [good, bad]), title: "t").html
    let first = try #require(html.range(of: "\"function\":\"zzz()\""))
    let second = try #require(html.range(of: "\"function\":\"aaa()\""))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test func picturesThatAreGoneLeaveTheCell() {
    let html = HTMLReport(record: RunRecord(entries: [RunEntry.sample("x")]), title: "t").html
    #expect(html.contains("\"name\":\"x\",\"pictures\":[]"))
  }
}
