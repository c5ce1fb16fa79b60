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

  /// The offset is the one in the collection, not among all rows of the table.
  @Test func rowsTakeValuesAtTheirOffsets() throws {
    let table = table {
      TableRow(File(id: "first"))
      ForEach(files) { TableRow($0) }.dropDestination(for: String.self) { [notes] offset, items in
        notes.add("\(items.joined()) \(offset)")
      }
    }
    try dropApple(on: table, at: 0.25, of: "plum")
    try dropApple(on: table, at: 0.75, of: "plum")
    #expect(notes.entries == ["apple 1", "apple 2"])
  }

  @Test func rowsTakeProvidersOfTheirTypes() throws {
    try dropApple(
      on: table { ForEach(files).onInsert(of: [.text]) { [notes] in notes.add("\($0) \($1.count)") } }, at: 0.25,
      of: "pear")
    try dropApple(
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
