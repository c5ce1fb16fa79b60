import Foundation
import Graphics
import HeadlessUIKit
import ImageFormats
import Onionskin

/// Markdown and HTML that apps show: links, lists and emphasis in each other.
struct MarkupFuzz: FuzzTarget {
  let name = "markup"

  let corpus = [
    "*a **b** c* [d [e](f \"g\")](h) `i` ``j`` <k@l.m> &amp; \\* ~~n~~\n\n- o\n  1. p\n> q",
    "[a]([b](x 'y' ![c](<d e> *f_g*",
    "<ul><li>a<ol type=i start=3><li>b<p style='margin:1e9px'>c</ol></ul><table><tr><td><b>d<br>&#x41;</table><style>p{}</style>",
  ].map { Data($0.utf8) }

  mutating func eat(_ data: Data) {
    _ = try? AttributedString(markdown: String(decoding: data, as: UTF8.self))
    _ = try? NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }
}

/// References whose words are forged: what the test's own message says of them is obeyed by no terminal and no CI service, and
/// has as many lines as the product gives it.
struct WordsFuzz: FuzzTarget {
  let name = "words"
  private let folder = NSTemporaryDirectory() + "onionskin-fuzz-words-\(getpid())"

  let corpus = [
    "UILabel\n::error file=a::b", "\r\n##[error]c", "\u{1B}]0;t\u{7}\u{0}x", "a\u{2028}::b", "  ::add-mask::c",
    "##vso[task]\u{202E}d", "UIView \"in\" of",
  ].map { Data($0.utf8) }

  mutating func eat(_ data: Data) {
    let words = String(decoding: data, as: UTF8.self)
    WordsFuzz.check(Console.printable(words))
    WordsFuzz.check(Console.line(words))
    precondition(!Console.line(words).unicodeScalars.contains("\n"), "a line has an end in it")
    let place = folder + "/Snapshots/Proofs/ForgedTargets/f.x.png"
    guard let reference = WordsFuzz.reference(words), (try? FileSystem.write(reference, to: place)) != nil else {
      return
    }
    let reporter = MessageReporter()
    let session = SnapshotSession(
      environment: SnapshotEnvironment([
        "SNAPSHOT_TESTING_RECORD": "never", "SNAPSHOT_ARTIFACTS": folder + "/.artifacts",
        "ONIONSKIN_RUN": folder + "/run",
      ]), reporter: reporter, rootFolder: folder)
    MainActor.assumeIsolated {
      SnapshotSession.$current.withValue(session) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 3))
        view.backgroundColor = .red
        assertSnapshot(of: view, as: .image, named: "x", testName: "f()")
      }
    }
    FileSystem.remove(folder + "/run")
    for message in reporter.messages { WordsFuzz.check(message) }
  }

  private static func reference(_ words: String) -> Data? {
    let frame = CGRect(x: 0, y: 0, width: 6, height: 3)
    var tree = ViewNode(className: "UIView", frame: frame, screenFrame: frame, style: [words: words])
    tree.children = [
      ViewNode(className: words, identifier: words, text: words, frame: frame, screenFrame: frame),
      ViewNode(className: "UILabel", text: words, frame: frame, screenFrame: frame),
    ]
    let metadata = PictureMetadata(
      variant: SnapshotVariantDescription(device: words, width: 6, height: 3, scale: 1, settings: [words: words]),
      fingerprint: SnapshotFingerprint(versions: [words: words]), tree: tree)
    return try? DigestedPNG.encode(Bitmap(width: 6, height: 3, color: .clear), metadata: metadata.png)
  }

  private static func check(_ text: String) {
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      for scalar in line {
        precondition(Console.shown(scalar) == scalar, "the message has a character that is obeyed")
      }
      let start = line.drop { $0.properties.isWhitespace }
      precondition(!start.starts(with: "::".unicodeScalars), "the message has a command in it")
      for command in ["##[", "##vso[", "##teamcity["] {
        precondition(!String(line).utf8.contains(command), "the message has a command in it")
      }
    }
  }
}

extension String.UTF8View {
  fileprivate func contains(_ other: String) -> Bool {
    let (all, wanted) = (Array(self), Array(other.utf8))
    guard all.count >= wanted.count else { return false }
    return (0...all.count - wanted.count).contains { all[$0...].starts(with: wanted) }
  }
}

/// Keeps what tests would fail with.
// Unchecked: failures are reported on the main thread, as the snapshots are asked for there.
private final class MessageReporter: FailureReporter, @unchecked Sendable {
  private(set) var messages: [String] = []

  func fail(_ message: String, at site: CallSite) { messages.append(message) }

  func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {}
}
