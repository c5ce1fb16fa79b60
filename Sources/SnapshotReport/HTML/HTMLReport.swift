package import Foundation
package import Onionskin

/// A run as one HTML file that needs no other: pictures are in it, and nothing is fetched.
package struct HTMLReport: Sendable {
  /// How many bytes of whole pictures of passing snapshots go into a page; the others are there as small versions.
  static let passingPictureBudget = 48 << 20

  package let record: RunRecord
  package let title: String
  /// When the page was made.
  package let date: Date

  package init(record: RunRecord, title: String, date: Date = Date()) {
    self.record = record
    self.title = title
    self.date = date
  }

  /// Writes the page.
  ///
  /// - Throws: `FileSystem.Failure`.
  package func write(to path: String) throws {
    try FileSystem.write(Data(html.utf8), to: path)
  }

  /// The page.
  package var html: String {
    let cells = ReportedCell.cells(of: record.entries)
    var budget = HTMLReport.passingPictureBudget
    var body = ""
    for group in groups(cells) {
      body += "<section>\n<h2>\(HTMLText.escaped(group.title))</h2>\n<div class=\"cells\">\n"
      for cell in group.cells { body += CellMarkup(cell: cell).html(budget: &budget) }
      body += "</div>\n</section>\n"
    }
    if cells.isEmpty { body = "<p class=\"empty\">The run saw no snapshots.</p>\n" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="onionskin">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(PageStyle.css)
      </style>
      </head>
      <body>
      <header>
      <h1>\(HTMLText.escaped(title))</h1>
      <p>\(summary)</p>
      </header>
      <main>
      \(body)</main>
      <dialog id="viewer"><form method="dialog"><p id="viewer-name"></p><button>Close</button></form><img alt=""></dialog>
      <script>
      \(PageScript.javaScript)
      </script>
      </body>
      </html>

      """
  }

  private struct Group {
    let title: String
    var cells: [ReportedCell]
  }

  /// Cells by test: tests with failures first, then in the record's order.
  private func groups(_ cells: [ReportedCell]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for cell in cells {
      let entry = cell.entry
      let title = "\(entry.target) / \(entry.file) / \(entry.function)"
      if let place = places[title] {
        groups[place].cells.append(cell)
      } else {
        places[title] = groups.count
        groups.append(Group(title: title, cells: [cell]))
      }
    }
    let failed = groups.filter { $0.cells.contains { !$0.entry.verdict.isPass } }
    return failed + groups.filter { $0.cells.allSatisfy { $0.entry.verdict.isPass } }
  }

  private var summary: String {
    var parts = ["\(record.entries.count) snapshots"]
    for verdict in RunEntry.Verdict.allCases {
      let count = record.count(verdict)
      if count > 0 { parts.append("<span class=\"verdict \(verdict.rawValue)\">\(count) \(verdict.rawValue)</span>") }
    }
    let wide = record.tolerancesFarTooWide.count
    if wide > 0 { parts.append("\(wide) tolerances far wider than needed") }
    if record.unreadableLines > 0 { parts.append("\(record.unreadableLines) lines of the record could not be read") }
    let formatter = ISO8601DateFormatter()
    parts.append("<time>\(HTMLText.escaped(formatter.string(from: date)))</time>")
    return parts.joined(separator: " · ")
  }
}
