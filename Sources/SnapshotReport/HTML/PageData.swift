internal import Foundation
internal import Graphics
internal import ImageDiff
internal import Onionskin

/// The data of a run for the page's script, as JSON. Pictures and long texts are separate and referenced by index: the list is
/// visible before they are read.
struct PageData: Encodable {
  /// A test and its snapshots.
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
    /// The index of the full picture; nil if the page doesn't contain it.
    var full: Int?
    /// The index of the thumbnail; nil if the full picture is small.
    var thumbnail: Int?
  }

  /// The change of a view.
  struct Change: Encodable {
    var view: String
    var text: String
    /// The frame on the screen, in points: x, y, width, height.
    var frame: [Double]
    /// The previous frame of a view that moved.
    var was: [Double]?
  }

  struct Cell: Encodable {
    /// The index in the run's record.
    var id: Int
    var group: Int
    var name: String
    var test: String
    var verdict: String
    var message: String?
    var slack: String?
    var warnings: [String]?
    /// The durations of the stages, in milliseconds.
    var times: [String: Double]
    var device: String?
    var orientation: String?
    var settings: [String: String]
    /// In points; empty if there is no screen.
    var size: [Double]
    var scale: Double
    var reference: String
    var actual: String?
    var referenceDigest: String?
    var actualDigest: String?
    var pictures: [Picture]
    var changes: [Change]
    /// The number of changes that aren't listed.
    var unlistedChanges: Int
    /// The index of the lines of `LineDifference`, as a JSON array; nil if there are none.
    var lines: Int?
    /// The number of the screen's step, from 1; nil for a snapshot that isn't a step.
    var step: Int?
  }

  /// A count of the run, and the verdict that it counts.
  struct Count: Encodable {
    var text: String
    var kind: String?
    var isBad: Bool
  }

  /// A test that no snapshot reports, a run that failed, or a reference that several snapshots share.
  struct Test: Encodable {
    var name: String
    var outcome: String
    /// The style of the outcome: `crashed`, `failed` or `never-ran`.
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
  /// The number of pictures that the page contains only as thumbnails because of its size limit.
  var reducedPictures = 0
  var groups: [Group] = []
  var cells: [Cell] = []

  /// A number in JSON, which has no infinity; rounding turns the largest numbers into it, and a page with it would show nothing.
  /// Infinity and NaN are replaced with 0.
  static func rounded(_ value: Double, to parts: Double) -> Double {
    let rounded = (value * parts).rounded() / parts
    return rounded.isFinite ? rounded : 0
  }

  /// JSON for a `script` element: no part of it looks like markup.
  static func script(_ content: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(content) else { return "null" }
    // By bytes: some letters form a single character with the following one, so that Swift doesn't find a `<` that a browser does.
    let pieces = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c")
  }
}

extension PageData {
  /// The result of the run, without its snapshots.
  init(counts: RunCounts, troubles: [RunTrouble], title: String, run: String, date: String, groups: [Group]) {
    let tests = troubles.map { trouble in
      Test(
        name: trouble.name, outcome: trouble.kind.rawValue, kind: RunCounts.style(of: trouble.kind),
        source: trouble.sourceFile.map { file in file + (trouble.line.map { ":\($0)" } ?? "") },
        headline: trouble.headline, details: trouble.details)
    }
    self.init(
      title: title, run: run, date: date,
      counts: counts.parts.map { Count(text: $0.text, kind: $0.kind, isBad: $0.isBad) },
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
