import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Rasterizer
import Testing

@MainActor @Suite struct SeparatorTests {
  /// Separators at the edges between rows: for each row, above its first text and below its last one.
  private func lines<Content: View>(_ view: Content, of texts: [String]) throws -> [[Bool]] {
    let shown = ShownView(view.listStyle(.plain))
    defer { shown.screen.close() }
    shown.update()
    let picture = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(picture.width) / 390
    return try texts.map { text in
      let middle = try #require(shown.frame(of: text)).midY
      // Rows are 44 points high; separators are inside them.
      return [middle - 22, middle + 22].map { edge in
        (-2...1).contains { offset in
          let pixel = picture[Int(300 * scale), Int((edge * scale).rounded()) + offset]
          return pixel != picture[Int(300 * scale), Int(middle * scale)]
        }
      }
    }
  }

  /// A row that hides its separators hides the one above it, which the previous row draws, too (Apple's documentation: both edges).
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

  /// The rows' colours, and the section's at its ends where a row has none.
  @Test func separatorsHaveTheColoursOfTheirEdges() throws {
    let list = List {
      Section {
        Text("A")
        Text("B").listRowSeparatorTint(.red, edges: .top)
        Text("C").listRowSeparatorTint(.green, edges: .bottom)
        Text("D")
      }
      .listSectionSeparatorTint(.blue)
    }
    let shown = ShownView(list.listStyle(.plain))
    defer { shown.screen.close() }
    shown.update()
    let picture = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(picture.width) / 390
    let column = Int(300 * scale)
    func isTinted(below text: String, _ isColour: (Graphics.Color) -> Bool) throws -> Bool {
      let edge = try #require(shown.frame(of: text)).midY + 22
      let row = Int((edge * scale).rounded())
      return (row - 2...row + 1).contains { isColour(picture[column, $0]) }
    }
    func isGrey(_ color: Graphics.Color) -> Bool {
      let parts = [color.red, color.green, color.blue]
      return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.1
    }
    #expect(try isTinted(below: "A") { $0.red > 0.8 && $0.green < 0.4 && $0.blue < 0.4 })
    #expect(try !isTinted(below: "B") { !isGrey($0) })
    #expect(try isTinted(below: "C") { $0.green > 0.6 && $0.red < 0.4 })
    #expect(try isTinted(below: "D") { $0.blue > 0.8 && $0.red < 0.2 })
  }

  /// Plain lists begin with a separator since iOS 15; `listSectionSeparator` removes it.
  @Test func plainSectionsBeginAndEndWithALine() throws {
    let rows = List { Section { Text("A") } }
    #expect(try lines(rows, of: ["A"]) == [[true, true]])
    let bottom = List { Section { Text("A") }.listSectionSeparator(.hidden, edges: .top) }
    #expect(try lines(bottom, of: ["A"]) == [[false, true]])
    let none = List { Section { Text("A") }.listSectionSeparator(.hidden) }
    #expect(try lines(none, of: ["A"]) == [[false, false]])
    // A section's value for one edge leaves the list's for the other one.
    let lower = List { Section { Text("A") }.listSectionSeparator(.visible, edges: .top) }.listSectionSeparator(.hidden)
    #expect(try lines(lower, of: ["A"]) == [[true, false]])
    // Values of a list for one edge each add up.
    let both = List { Section { Text("A") } }
      .listSectionSeparator(.hidden, edges: .top).listSectionSeparator(.hidden, edges: .bottom)
    #expect(try lines(both, of: ["A"]) == [[false, false]])
  }

  /// The ends of a grouped section have separators as wide as the screen, like UIKit's grouped tables; the separator between rows
  /// begins at their texts, 20 points from the side.
  @Test func groupedSectionsBeginAndEndWithALineAcrossTheScreen() throws {
    let shown = ShownView(
      List {
        Section {
          Text("A")
          Text("B")
        }
      }
      .listStyle(.grouped))
    defer { shown.screen.close() }
    let picture = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(picture.width) / 390
    let middles = try ["A", "B"].map { try #require(shown.frame(of: $0)).midY }
    // A separator is darker than rows and the list's background.
    func hasLine(_ x: CGFloat, _ y: CGFloat) -> Bool {
      (-2...1).contains { picture[Int(x * scale), Int((y * scale).rounded()) + $0].red < 0.85 }
    }
    let edges = [middles[0] - 22, middles[0] + 22, middles[1] + 22]
    #expect(edges.map { hasLine(5, $0) } == [true, false, true])
    #expect(edges.map { hasLine(200, $0) } == [true, true, true])
  }

  /// Texts of overlays don't count as the first text of a row, because overlays don't affect the alignment: 20 to the side, 40 of
  /// the circle, 12 of spacing.
  @Test func linesDontBeginAtTextsOfOverlaysAndBackgrounds() throws {
    let row = HStack(spacing: 12) {
      Circle().fill(.white).frame(width: 40, height: 40).overlay { Text("AB") }.background { Text("CD") }
      Text("A")
    }
    let shown = ShownView(List { row }.listStyle(.plain))
    defer { shown.screen.close() }
    let picture = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(picture.width) / 390
    let bottom = try #require(shown.frame(of: "A")).midY + 31
    func hasLine(_ x: CGFloat) -> Bool {
      (-2...1).contains { picture[Int(x * scale), Int((bottom * scale).rounded()) + $0].red < 0.95 }
    }
    #expect(!hasLine(70) && hasLine(74))
  }

  /// Apple's documentation of `listRowSpacing`: the space between adjacent rows, which become separate cards.
  @Test func rowsWithSpacingAreCards() throws {
    let shown = ShownView(
      List {
        Text("A")
        Text("B")
      }
      .listRowSpacing(10))
    defer { shown.screen.close() }
    let picture = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(picture.width) / 390
    let middles = try ["A", "B"].map { try #require(shown.frame(of: $0)).midY }
    #expect(middles[1] - middles[0] == 54)
    func color(_ x: CGFloat, _ y: CGFloat) -> Graphics.Color { picture[Int(x * scale), Int((y * scale).rounded())] }
    let (row, gap) = (color(200, middles[0] + 18), color(200, middles[0] + 27))
    #expect(row.red == 1 && gap.red < 0.96)
    // No separator, and the second card has round corners 20 points from the side.
    #expect(color(200, middles[0] + 21) == row)
    #expect(color(21, middles[1] - 21) == gap && color(200, middles[1] - 21) == row)
  }
}
