package import Foundation
package import Onionskin

/// A run as a single HTML file: it contains its pictures, and loads nothing. With `review`, the page of a server that carries out
/// decisions at once and provides the pictures.
package struct HTMLReport: Sendable {
  /// The maximum total size of full pictures of failing snapshots in a page, in bytes; the first ones are included, because
  /// browsers can't open files of any size. The others are included as thumbnails.
  static let failingPictureBudget = 192 << 20
  /// The same for passing snapshots.
  static let passingPictureBudget = 48 << 20
  /// The number of snapshots that are read at the same time.
  private static let batch = 64

  package let record: RunRecord
  package let title: String
  /// The time at which the page is created.
  package let date: Date
  /// The path of a review server's requests, such as `/secret/`; nil for a page without a server. See `ReviewRequest`.
  package let review: String?
  /// The store of thumbnails, which later pages reuse; nil to create them anew.
  package let thumbnails: ThumbnailCache?
  /// Reads the files that the record refers to.
  private let read: @Sendable (_ path: String) throws -> Data

  package init(
    record: RunRecord, title: String, date: Date = Date(), review: String? = nil, thumbnails: ThumbnailCache? = nil,
    read: @escaping @Sendable (_ path: String) throws -> Data = { try FileSystem.read($0) }
  ) {
    self.record = record
    self.title = title
    self.date = date
    self.review = review
    self.thumbnails = thumbnails
    self.read = read
  }

  /// Writes the page.
  ///
  /// - Throws: `FileSystem.Failure`.
  package func write(to path: String) throws {
    try FileSystem.write(Data(html.utf8), to: path)
  }

  /// The page.
  package var html: String {
    let troubles = record.troubles
    let counts = RunCounts(of: record, troubles: troubles)
    let builder = built(counts, troubles)
    let attribute = review.map { " data-review=\"\(HTMLText.escaped($0))\"" } ?? ""
    // Only the server of the page may be contacted.
    let policy =
      "default-src 'none'; img-src data: blob: 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en"\(attribute)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="onionskin">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(PageFiles.style)
      </style>
      </head>
      <body>
      \(PageFiles.body)
      <noscript>\(textOnly(counts, troubles))</noscript>
      <script type="application/json" id="run">\(PageData.script(builder.data))</script>
      <script>
      \(PageFiles.script)
      </script>
      \(builder.blobs.joined())</body>
      </html>

      """
  }

  private func built(_ counts: RunCounts, _ troubles: [RunTrouble]) -> PageBuilder {
    let (groups, order) = grouped()
    var builder = PageBuilder(
      data: PageData(
        counts: counts, troubles: troubles, title: title, run: RunIdentity.text(of: record),
        date: ISO8601DateFormatter().string(from: date), groups: groups),
      failingBudget: HTMLReport.failingPictureBudget, passingBudget: HTMLReport.passingPictureBudget)
    for start in stride(from: 0, to: order.count, by: HTMLReport.batch) {
      let places = order[start..<min(start + HTMLReport.batch, order.count)]
      let entries = places.map { record.entries[$0.id] }
      let cells = ReportedCell.cells(of: entries[...], readsPictures: review == nil, thumbnails: thumbnails, read: read)
      for (place, cell) in zip(places, cells) { builder.add(cell, id: place.id, group: place.group) }
    }
    thumbnails?.prune()
    return builder
  }

  private typealias Place = (id: Int, group: Int)

  /// Snapshots by test: tests with failures first, then in the record's order.
  private func grouped() -> (groups: [PageData.Group], order: [Place]) {
    var members: [[Int]] = []
    var places: [String: Int] = [:]
    for (id, entry) in record.entries.enumerated() {
      let key = "\(entry.target)/\(entry.file)/\(entry.function)"
      if let place = places[key] {
        members[place].append(id)
      } else {
        places[key] = members.count
        members.append([id])
      }
    }
    func hasFailed(_ group: [Int]) -> Bool { group.contains { !record.entries[$0].verdict.isPass } }
    let sorted = members.filter(hasFailed) + members.filter { !hasFailed($0) }
    let groups = sorted.compactMap(\.first).map { id in
      let entry = record.entries[id]
      return PageData.Group(
        target: entry.target, file: entry.file, function: entry.function,
        source: PackagePaths.source(of: entry), line: entry.line)
    }
    let order = sorted.enumerated().flatMap { group, ids in ids.map { (id: $0, group: group) } }
    return (groups, order)
  }

  /// The content without scripts: the messages of failures.
  private func textOnly(_ counts: RunCounts, _ troubles: [RunTrouble]) -> String {
    let failures = record.entries.filter { !$0.verdict.isPass }
    let words = failures.map { entry in
      "<h3>\(HTMLText.escaped("\(entry.function) \(entry.name)"))</h3><pre>\(HTMLText.escaped(entry.message ?? ""))</pre>"
    }
    let tests = troubles.map { trouble in
      let title = "\(trouble.name) \(trouble.kind.rawValue)"
      return "<h3>\(HTMLText.escaped(title))</h3><pre>\(HTMLText.escaped(trouble.details))</pre>"
    }
    return "<p>\(HTMLText.escaped(counts.text)). Pictures need scripts.</p>\(tests.joined())\(words.joined())"
  }
}
