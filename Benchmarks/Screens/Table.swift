import Foundation

/// A table in Markdown, readable as it is.
struct Table {
  private var rows: [[String]]

  init(_ header: [String]) {
    rows = [header]
  }

  mutating func append(_ row: [String]) { rows.append(row) }

  func write() {
    let columns = rows[0].count
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      print(Table.line(row, widths))
      if index == 0 {
        // Figures stand at the right.
        let rule = widths.enumerated().map { $0 == 0 ? ":" + dashes($1 - 1) : dashes($1 - 1) + ":" }
        print(Table.line(rule, widths))
      }
    }
    print()
  }

  private func dashes(_ count: Int) -> String { String(repeating: "-", count: max(count, 1)) }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
      return index == 0 ? cell.0 + space : space + cell.0
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}

extension Double {
  /// Seconds as milliseconds.
  var milliseconds: String { String(format: "%.2f", self * 1000) }

  /// How many times something.
  var times: String { String(format: "%.2f x", self) }
}
