import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct EditButtonTests {
  struct Items: View {
    @State var items = ["A", "B"]
    var body: some View {
      NavigationStack {
        List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
          .navigationTitle("Items")
          .toolbar { EditButton() }
      }
    }
  }

  @Test func itBeginsAndEndsTheEditingOfItsPagesList() throws {
    let shown = ShownView(Items())
    let table = try #require(shown.table)
    #expect(!table.isEditing)
    shown.tap(text: "Edit")
    #expect(table.isEditing)
    #expect(shown.texts.contains("Done") && !shown.texts.contains("Edit"))
    shown.tap(text: "Done")
    #expect(!table.isEditing)
    #expect(shown.texts.contains("Edit"))
  }

  @Test func itStandsInAListWithoutAPageToo() throws {
    let shown = ShownView(
      VStack {
        EditButton()
        List { Text("A") }
      })
    shown.tap(text: "Edit")
    #expect(try #require(shown.table).isEditing)
  }

  private struct Choosing: View {
    let notes: Notes
    @State var several: Set<Int> = []
    @State var one: Int? = 1
    var body: some View {
      NavigationStack {
        VStack {
          List(selection: $several) { ForEach(0..<3) { Text("Row \($0)") } }
          List(selection: $one) { ForEach(0..<3) { Text("Item \($0)") } }
        }
        .toolbar { EditButton() }
        .onChange(of: several) { notes.add("\($1.sorted())") }
        .onChange(of: one) { notes.add("\($1.map(String.init) ?? "nil")") }
      }
    }
  }

  /// A set is chosen in edit mode alone, and the end of the edit mode ends the selection: documented by Scripting, an app that shows
  /// SwiftUI's lists, as SwiftUI's behaviour.
  @Test func theEndOfTheEditModeEndsTheSelection() {
    let notes = Notes()
    let shown = ShownView(Choosing(notes: notes))
    defer { shown.screen.close() }
    shown.tap(text: "Row 1")
    #expect(notes.entries.isEmpty)
    shown.tap(text: "Edit")
    shown.tap(text: "Row 1")
    shown.tap(text: "Row 2")
    #expect(notes.entries == ["[1]", "[1, 2]"])
    shown.tap(text: "Done")
    shown.update()
    #expect(notes.entries.dropFirst(2).sorted() == ["[]", "nil"])
  }
}
