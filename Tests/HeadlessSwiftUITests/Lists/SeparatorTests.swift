import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Rasterizer
import Testing

@MainActor @Suite struct SeparatorTests {
  /// Whether there is a line at the edges between rows: for each row, above its first text and below its last one.
  private func lines<Content: View>(_ view: Content, of texts: [String]) throws -> [[Bool]] {
    let shown = ShownView(view.listStyle(.plain))
    defer { shown.screen.close() }
    shown.update()
    let picture = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(picture.width) / 390
    return try texts.map { text in
      let middle = try #require(shown.frame(of: text)).midY
      // Rows are 44 points high; lines lie within them.
      return [middle - 22, middle + 22].map { edge in
        (-2...1).contains { offset in
          let pixel = picture[Int(300 * scale), Int((edge * scale).rounded()) + offset]
          return pixel != picture[Int(300 * scale), Int(middle * scale)]
        }
      }
    }
  }

  /// A row that hides its lines hides the one above it, which the row before draws, too (Apple's documentation: both edges).
  @Test func rowsHideTheLinesAtTheirEdges() throws {
    let hidden = List {
      Text("A")
      Text("B").listRowSeparator(.hidden)
      Text("C")
      Text("D").listRowSeparator(.hidden, edges: .bottom)
      Text("E")
    }
    let lines = try lines(hidden, of: ["A", "B", "C", "D", "E"])
    #expect(lines == [[true, false], [false, false], [false, true], [true, false], [false, true]])
  }

  /// Plain lists begin with a line since iOS 15; `listSectionSeparator` takes it away.
  @Test func plainSectionsBeginAndEndWithALine() throws {
    let rows = List { Section { Text("A") } }
    #expect(try lines(rows, of: ["A"]) == [[true, true]])
    let bottom = List { Section { Text("A") }.listSectionSeparator(.hidden, edges: .top) }
    #expect(try lines(bottom, of: ["A"]) == [[false, true]])
    let none = List { Section { Text("A") }.listSectionSeparator(.hidden) }
    #expect(try lines(none, of: ["A"]) == [[false, false]])
  }
}
