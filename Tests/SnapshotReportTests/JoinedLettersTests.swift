import Foundation
import Graphics
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

/// Some letters, such as an Arabic number sign, form a single Swift character together with any following one. Characters that end
/// a text for a browser or a CI service end it after them, too.
@Suite struct JoinedLettersTests {
  /// As a name in a record of CI: the reviewed page would run it, with the secret in its address.
  private static let attack = "\u{600}</script>\u{600}<script>alert(1)//\u{600}</script>\u{600}<!--"

  @Test func namesCannotEndThePagesScript() throws {
    #expect("\u{600}<".count == 1)
    #expect(!PageData.script([Self.attack, "\u{0D4E}<\u{338}", "<"]).utf8.contains(UInt8(ascii: "<")))
    let decoded = try JSONDecoder().decode([String].self, from: Data(PageData.script([Self.attack]).utf8))
    #expect(decoded == [Self.attack])
    var entry = RunEntry.sample(Self.attack, verdict: .differs)
    (entry.message, entry.test, entry.warnings) = (Self.attack, Self.attack, [Self.attack])
    let html = HTMLReport(record: RunRecord(entries: [entry]), title: Self.attack).html
    #expect(!html.utf8.contains("\u{600}<".utf8))
  }

  @Test func viewsCannotEndThePagesScript() throws {
    let folder = TestFolder()
    for (name, text) in [("reference.txt", "a"), ("actual.txt", Self.attack)] {
      try folder.write(Data(text.utf8), name)
    }
    var entry = RunEntry.sample("a", verdict: .differs)
    entry.artifacts = RunEntry.Artifacts(reference: folder.path + "/reference.txt", actual: folder.path + "/actual.txt")
    let html = HTMLReport(record: RunRecord(entries: [entry]), title: "t").html
    #expect(html.contains("alert(1)"))
    #expect(!html.utf8.contains("\u{600}<".utf8))
  }

  @Test(arguments: [
    ("a\u{600},file=b", "a\u{600}%2Cfile=b"), ("\u{600}:\u{600}:x", "\u{600}%3A\u{600}%3Ax"),
    ("\u{600}%0A", "\u{600}%250A"),
  ])
  func annotationPropertiesCannotBreakOut(text: String, expected: String) {
    #expect(GitHubAnnotations.property(text) == expected)
  }

  @Test func endsOfLinesStayInTheirView() {
    let view = ViewNode(className: "UILabel", text: "a\r\nb\nc", frame: .zero, screenFrame: .zero)
    let lines = TreeLines.of(view)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains("\n") })
  }
}

extension String.UTF8View {
  /// Whether other bytes are contained in these.
  fileprivate func contains(_ other: String.UTF8View) -> Bool { !Array(self).ranges(of: Array(other)).isEmpty }
}
