import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Rows of collections that take drops, and outlines among rows, as Apple documents them.
@MainActor @Suite struct DynamicTableRowTests {
  private struct File: Identifiable {
    let id: String
    var files: [File]?
  }
  private let notes = Notes()
  private let files = [File(id: "pear"), File(id: "plum")]

  private func table(@TableRowBuilder<File> _ rows: () -> some TableRowContent<File>) -> some View {
    let rows = rows()
    return Table(of: File.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      rows
    }
    .environment(\.horizontalSizeClass, .compact)
  }

  /// Drags the block above a table to a height in the row with a text, as a part of the row's height.
  private func drop(on table: some View, at part: CGFloat, of row: String) throws {
    let shown = ShownView(
      VStack(spacing: 0) {
        Block(width: 100, height: 100).draggable("apple")
        table
      })
    defer { shown.screen.close() }
    let start = try #require(shown.frames("Block").first)
    let text = try #require(shown.frame(of: row))
    // Rows are 44 points high.
    let end = CGPoint(x: 195, y: text.midY - 22 + 44 * part)
    let middle = CGPoint(x: start.midX, y: start.midY)
    shown.screen.window.send(
      TouchSequence(steps: [
        .init(after: 0.016, fingers: [middle]), .init(after: 0.6, fingers: [middle]),
        .init(after: 0.1, fingers: [CGPoint(x: 195, y: middle.y + 20)]), .init(after: 0.1, fingers: [end]),
        .init(after: 0.1, fingers: [nil]),
      ]))
    shown.update()
  }

  /// The offset is the one in the collection, not among all rows of the table.
  @Test func rowsTakeValuesAtTheirOffsets() throws {
    let table = table {
      TableRow(File(id: "first"))
      ForEach(files) { TableRow($0) }.dropDestination(for: String.self) { [notes] offset, items in
        notes.add("\(items.joined()) \(offset)")
      }
    }
    try drop(on: table, at: 0.25, of: "plum")
    try drop(on: table, at: 0.75, of: "plum")
    #expect(notes.entries == ["apple 1", "apple 2"])
  }

  @Test func rowsTakeProvidersOfTheirTypes() throws {
    try drop(
      on: table { ForEach(files).onInsert(of: [.text]) { [notes] in notes.add("\($0) \($1.count)") } }, at: 0.25,
      of: "pear")
    try drop(
      on: table { ForEach(files).onInsert(of: [.image]) { [notes] in notes.add("\($0) \($1.count)") } }, at: 0.25,
      of: "pear")
    #expect(notes.entries == ["0 1"])
  }

  @Test func outlinesAreRows() {
    let trees = [File(id: "Music", files: [File(id: "Waltz")]), File(id: "Notes")]
    let shown = ShownView(
      table {
        OutlineGroup(trees, children: \.files)
        OutlineGroup(File(id: "Root", files: [File(id: "Leaf")]), children: \.files)
        EmptyTableRowContent<File>()
      })
    defer { shown.screen.close() }
    #expect(Set(shown.texts).isSuperset(of: ["Music", "Notes", "Root"]))
    #expect(!shown.texts.contains("Waltz") && !shown.texts.contains("Leaf"))
    shown.tap(text: "Music")
    shown.tap(text: "Root")
    #expect(Set(shown.texts).isSuperset(of: ["Waltz", "Leaf"]))
  }
}
