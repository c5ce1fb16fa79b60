import Foundation
import Testing

/// Compares the table of floors in `Docs/Architecture.md` with the sources.
@Suite struct FloorSizeTests {
  private struct Row {
    let name: String
    let rooms: [String]
    let files: Int
    let lines: Int
  }

  private func rows() throws -> [Row] {
    let lines = try Checkout.current.text("Docs/Architecture.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| floor | what it is |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      func number(_ cell: String) -> Int { Int(cell.replacing(",", with: "")) ?? 0 }
      return Row(
        name: cells[0], rooms: cells[2].matches(of: /`(\w+)`/).map { String($0.1) }, files: number(cells[3]),
        lines: number(cells[4]))
    }
  }

  @Test func theTableNamesTheFloorsAndTheirRooms() throws {
    let rows = try rows()
    #expect(rows.map(\.name) == RoomRuleTests.order.floors.map(\.name))
    #expect(rows.map(\.rooms) == RoomRuleTests.order.floors.map(\.rooms))
  }

  /// Within a tenth, so that not every change requires an update.
  @Test func sizesAreAboutRight() throws {
    for row in try rows() {
      var (files, lines) = (0, 0)
      for room in row.rooms {
        for file in Checkout.current.swiftFiles(in: "Sources/HeadlessUIKit/\(room)") {
          files += 1
          lines += try Checkout.current.text("Sources/HeadlessUIKit/\(room)/\(file)").utf8.count { $0 == 10 }
        }
      }
      #expect(abs(files - row.files) * 10 <= files + 10, "\(row.name): \(files) files")
      #expect(abs(lines - row.lines) * 10 <= lines, "\(row.name): \(lines) lines")
    }
  }

  @Test func theDocumentCountsTheExceptions() throws {
    let order = RoomRuleTests.order
    let between = order.exceptions.count { $0.names != nil }
    let text = try Checkout.current.text("Docs/Architecture.md").replacing("\n", with: " ")
    let sentence =
      "There are \(order.count) exceptions: \(between) between floors, \(order.count - between) inside a floor, and "
      + "\(ViewRoomTests.order.count) in `ViewsAndControls`."
    #expect(text.contains(sentence))
  }
}
