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
}
