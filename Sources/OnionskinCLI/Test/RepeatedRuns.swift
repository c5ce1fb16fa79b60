internal import Foundation
internal import Graphics
internal import ImageDiff
internal import ImageFormats
internal import Onionskin
internal import SnapshotReport

/// The snapshots of several runs of the same tests, which may differ between runs of unchanged code.
struct RepeatedRuns {
  /// The picture of a snapshot in some of the runs.
  private struct Sight {
    let digest: String
    let data: Data
    var runs: [Int]
  }

  /// A snapshot in all runs. Several snapshots of a test may share a name: in a test of previews, the function's name is the
  /// preview's.
  private struct Subject: Hashable {
    let test: String
    let function: String
    let name: String

    init(_ entry: RunEntry) {
      (test, function, name) = (entry.test, entry.function, entry.name)
    }

    /// The test and the snapshot's name, and the function's name unless the test's name contains it.
    var text: String {
      let isOfTest = test.contains(function)
      return isOfTest ? "\(test) \u{201C}\(name)\u{201D}" : "\(test) \(function) \u{201C}\(name)\u{201D}"
    }
  }

  private var sights: [Subject: [Sight]] = [:]
  private(set) var count = 0

  /// Reads the snapshots of a run before the next run writes to the same files.
  mutating func add(_ record: RunRecord, read: (String) throws -> Data = { try FileSystem.read($0) }) {
    count += 1
    for entry in record.entries {
      let path = entry.artifacts.actual ?? entry.reference
      let data = (try? read(path)) ?? Data()
      let digest = FileDigest.text(of: data)
      var seen = sights[Subject(entry)] ?? []
      if let place = seen.firstIndex(where: { $0.digest == digest }) {
        seen[place].runs.append(count)
      } else {
        seen.append(Sight(digest: digest, data: data, runs: [count]))
      }
      sights[Subject(entry)] = seen
    }
  }

  /// Whether each snapshot is identical in all runs.
  var areAlike: Bool { restless.isEmpty }

  private var restless: [(name: String, sights: [Sight])] {
    sights.filter { _, seen in seen.count > 1 || seen.reduce(0) { $0 + Set($1.runs).count } < count }
      .map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// The changes as lines for the reader: each snapshot with the runs in which it differs, and its differences.
  var lines: [String] {
    if sights.isEmpty { return ["The tests took no snapshots in \(count) runs."] }
    let restless = restless
    guard !restless.isEmpty else {
      return [
        sights.count == 1
          ? "The snapshot looked the same in \(count) runs."
          : "All \(sights.count) snapshots looked the same in \(count) runs."
      ]
    }
    let headline = "\(restless.count) of \(sights.count) snapshots changed from run to run, in \(count) runs:"
    return [headline]
      + restless.flatMap { name, seen -> [String] in
        let runs = Set(seen.flatMap(\.runs)).count
        let missing = runs < count ? "taken in \(runs) of \(count) runs; " : ""
        let shares = seen.map { "\($0.runs.count)" }.joined(separator: ", ")
        let looks = seen.count == 1 ? "one look" : "\(seen.count) looks, in \(shares) runs"
        return ["- \(name): \(missing)\(looks)"] + RepeatedRuns.changes(seen).map { "    \($0)" }
      }
  }

  /// The differences between the two most frequent pictures.
  private static func changes(_ seen: [Sight]) -> [String] {
    let common = seen.sorted { $0.runs.count > $1.runs.count }
    guard common.count > 1 else { return [] }
    let (first, second) = (common[0].data, common[1].data)
    if let old = tree(in: first), let new = tree(in: second) {
      let lines = TreeDifference(from: old, to: new).lines()
      return lines.isEmpty ? ["no view changed its frame, text or look"] : Array(lines.prefix(3))
    }
    guard let old = String(data: first, encoding: .utf8), let new = String(data: second, encoding: .utf8) else {
      return []
    }
    let difference = LineDifference(from: old.components(separatedBy: "\n"), to: new.components(separatedBy: "\n"))
    return difference.lines.filter { $0.kind != .stayed }.prefix(4).map { "\($0.kind == .went ? "-" : "+")\($0.text)" }
  }

  private static func tree(in data: Data) -> ViewNode? {
    (try? PNG.metadata(of: data)).flatMap { PictureMetadata(png: $0).tree }
  }
}
