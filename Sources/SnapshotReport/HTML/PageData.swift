internal import Foundation
internal import Graphics
internal import ImageDiff
internal import Onionskin

/// What the page's script gets to know of a run, as JSON. Pictures and long texts lie beside it and are named by number:
/// the list is there before they are read.
struct PageData: Encodable {
  /// A test, whose snapshots stand together.
  struct Group: Encodable {
    var target: String
    var file: String
    var function: String
    /// Relative to the package.
    var source: String
    var line: Int
  }

  struct Picture: Encodable {
    var kind: String
    /// In pixels.
    var width: Int
    var height: Int
    /// The number of the whole picture; nil where it isn't in the page.
    var full: Int?
    /// The number of the small version; nil where the whole is small.
    var thumbnail: Int?
  }

  /// What became of a view.
  struct Change: Encodable {
    var view: String
    var text: String
    /// On the screen, in points: x, y, width, height.
    var frame: [Double]
    /// Where the view was, for one that moved.
    var was: [Double]?
  }

  struct Cell: Encodable {
    /// The place in the run's record.
    var id: Int
    var group: Int
    var name: String
    var test: String
    var verdict: String
    var message: String?
    var slack: String?
    var warnings: [String]?
    /// What the stages took, in milliseconds.
    var times: [String: Double]
    var device: String?
    var orientation: String?
    var settings: [String: String]
    /// In points; empty where there is no screen.
    var size: [Double]
    var scale: Double
    var reference: String
    var actual: String?
    var referenceDigest: String?
    var actualDigest: String?
    var pictures: [Picture]
    var changes: [Change]
    /// How many changes aren't listed.
    var unlistedChanges: Int
    /// The number of the lines of `LineDifference`, as a JSON array; nil where there are none.
    var lines: Int?
    /// Which of a screen's steps it is, from 1; nil for a snapshot that is no step.
    var step: Int?
  }

  /// A number of the run, and the verdict that it counts.
  struct Count: Encodable {
    var text: String
    var kind: String?
    var isBad: Bool
  }

  /// A test that no snapshot tells about, a run that ended badly, or a reference that several snapshots share.
  struct Test: Encodable {
    var name: String
    var outcome: String
    /// How the outcome looks: `crashed`, `failed` or `never-ran`.
    var kind: String
    var source: String?
    var headline: String
    var details: String
  }

  var format = DecisionManifest.format
  var version = DecisionManifest.version
  var title: String
  var run: String
  var date: String
  var counts: [Count]
  var tests: [Test]
  /// How many pictures are in the page as small versions alone, because all of them would be more than it holds.
  var reducedPictures = 0
  var groups: [Group] = []
  var cells: [Cell] = []

  /// A number as JSON can hold it: it has no infinity, which rounding makes of the largest, and a page with one in it would
  /// show nothing at all. What isn't finite then counts as 0.
  static func rounded(_ value: Double, to parts: Double) -> Double {
    let rounded = (value * parts).rounded() / parts
    return rounded.isFinite ? rounded : 0
  }

  /// JSON that may stand in a `script` element: nothing in it looks like markup.
  static func script(_ content: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(content) else { return "null" }
    // By bytes: some letters make one character of Swift's with what comes after them, which then is no `<` to Swift and
    // still one to a browser.
    let pieces = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c")
  }
}

extension PageData {
  /// What all of a run came to, without its snapshots.
  init(record: RunRecord, title: String, run: String, date: String, groups: [Group]) {
    let tests = record.troubles.map { trouble in
      Test(
        name: trouble.name, outcome: trouble.kind.rawValue, kind: RunCounts.style(of: trouble.kind),
        source: trouble.sourceFile.map { file in file + (trouble.line.map { ":\($0)" } ?? "") },
        headline: trouble.headline, details: trouble.details)
    }
    self.init(
      title: title, run: run, date: date,
      counts: RunCounts(of: record).parts.map { Count(text: $0.text, kind: $0.kind, isBad: $0.isBad) },
      tests: tests, groups: groups)
  }
}

extension PageData.Change {
  init(_ change: TreeChange) {
    view = change.view
    text = change.description
    frame = PageData.Change.numbers(change.screenFrame)
    if case .reframed(let old, let new) = change.kind {
      let screen = change.screenFrame
      was = PageData.Change.numbers(
        CGRect(
          x: screen.origin.x + old.origin.x - new.origin.x, y: screen.origin.y + old.origin.y - new.origin.y,
          width: old.size.width, height: old.size.height))
    }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { PageData.rounded(Double($0), to: 100) }
  }
}
