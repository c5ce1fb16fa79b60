import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin
@testable import SnapshotReport

/// Texts of a reference are included in the test's message, in annotations and logs: a pull request contains references, and their
/// texts must neither be commands for a terminal or a CI service nor sentences of the test.
@MainActor @Suite struct ForgedWordsTests {
  private nonisolated static let attacks = [
    "\n::error file=x.swift::forged", "\r\n::error::forged", "::error::forged", "  ::add-mask::a", "##[error]forged",
    "a ##vso[task.complete]b", "##teamcity[testFinished]", "\u{1B}[2J\u{1B}]0;title\u{7}", "nothing\u{0}behind",
    "a\u{2028}b\u{2029}c",
    "a\u{85}b\u{B}c\u{C}d", "\u{9B}31m", "\u{202E}txet", "\u{2066}a\u{2069}", "line\rover",
  ]

  /// No line of the text is interpreted as a command, and the number of lines is as intended.
  private func expectHarmless(_ text: String, lines: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.count == lines, "\(text)", sourceLocation: sourceLocation)
    for line in found {
      let line = String(line)
      let start = line.drop(while: \.isWhitespace)
      #expect(!start.hasPrefix("::"), sourceLocation: sourceLocation)
      #expect(line.firstMatch(of: /##[a-z]*\[/) == nil, sourceLocation: sourceLocation)
      let isObeyed = line.unicodeScalars.contains { scalar in
        scalar != "\t"
          && (scalar.properties.isBidiControl
            || [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory))
      }
      #expect(!isObeyed, sourceLocation: sourceLocation)
    }
  }

  /// A reference of another colour that contains `words` in all of its texts.
  private func reference(saying words: String) throws -> Data {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    var tree = ViewNode(className: "UIView", frame: frame, screenFrame: frame, style: [words: words])
    tree.children = [
      ViewNode(className: words, frame: frame, screenFrame: frame),
      ViewNode(className: "UILabel", text: words, frame: frame, screenFrame: frame),
      ViewNode(className: "UIView", identifier: words, frame: frame, screenFrame: frame),
    ]
    let metadata = PictureMetadata(
      variant: SnapshotVariantDescription(
        device: words, orientation: words, width: 60, height: 30, scale: 1, settings: [words: words]),
      fingerprint: SnapshotFingerprint(versions: ["cairo": words, words: "1"]), tree: tree)
    return try DigestedPNG.encode(
      Bitmap(width: 60, height: 30, color: Color(red: 0, green: 0, blue: 1)), metadata: metadata.png)
  }

  private func message(of reference: Data, named name: String = "x", file: String = "x") throws -> (String, TestRun) {
    let run = TestRun()
    try run.folder.write(reference, "Snapshots/OnionskinTests/ForgedWordsTests/view.\(file).png")
    let failures = run.failures {
      assertSnapshot(of: plainView(.red), as: .image, named: name, testName: "view()")
    }
    return (try #require(failures.first), run)
  }

  @Test(arguments: attacks) func wordsOfAReferenceAreNotObeyed(words: String) throws {
    let harmless = try message(of: reference(saying: "words")).0
    let (message, run) = try message(of: reference(saying: words))
    expectHarmless(message, lines: harmless.unicodeScalars.count { $0 == "\n" } + 1)
    let annotations = GitHubAnnotations.text(of: try run.record())
    for line in annotations.unicodeScalars.split(separator: "\n") {
      #expect(String(line).hasPrefix("::error file="))
      #expect(!line.contains { Console.shown($0) != $0 })
    }
    #expect(annotations.unicodeScalars.count { $0 == "\n" } == 1)
  }

  /// A null ended a message that C functions print.
  @Test(arguments: attacks) func namesDoNotCutOrForgeTheMessage(words: String) throws {
    let run = TestRun()
    let failures = run.failures {
      withSnapshotTesting(record: .never) {
        assertSnapshot(of: plainView(.red), as: .image, named: "a\(words)z", testName: "view()")
      }
    }
    let message = try #require(failures.first)
    let first = try #require(message.split(separator: "\n").first)
    #expect(first.hasPrefix("Snapshot \"a") && first.contains("z\" of view()"))
    expectHarmless(message, lines: message.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func textsOfReferencesKeepTheirLines() throws {
    let run = TestRun()
    try run.folder.write(
      Data("one\r\n::error::two\tx\nthree\u{1B}".utf8), "Snapshots/OnionskinTests/ForgedWordsTests/text.x.txt")
    let failures = run.failures {
      assertSnapshot(of: "one\n::error::two\tx\nthree", as: .lines, named: "x", testName: "text()")
    }
    let message = try #require(failures.first)
    expectHarmless(message, lines: message.unicodeScalars.count { $0 == "\n" } + 1)
    #expect(message.contains("\n+::error::two\tx\n"))
    #expect(message.contains("\n\u{2212}three\u{FFFD}\n"))
  }

  /// Messages of several lines from the library, and texts that only look like commands, don't change.
  @Test(arguments: [
    "Snapshot \"a\" of b() differs.\nReference: /a/b\n\tActual: /c", "Swift::Testing, a::b, 12:30", "## Heading [link]",
    "#[x]", "👋 é ␀",
  ])
  func plainTextsStay(text: String) {
    #expect(Console.printable(text) == text)
  }
}
