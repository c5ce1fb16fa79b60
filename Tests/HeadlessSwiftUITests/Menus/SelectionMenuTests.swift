import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Apple's documentation of `contextMenu(forSelectionType:menu:primaryAction:)`: the menu of the pressed row or of the selection, and a
/// tap that runs the primary action.
@MainActor @Suite struct SelectionMenuTests {
  private struct Mail: View {
    @State var selection: Set<Int> = []
    let notes: Notes

    var body: some View {
      List(selection: $selection) { ForEach(0..<4) { Text("Row \($0)") } }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Delete \(ids.count)") { notes.add("delete \(ids.sorted())") }
        } primaryAction: {
          notes.add("open \($0.sorted())")
        }
    }
  }

  @Test func aTapRunsThePrimaryAction() {
    let notes = Notes()
    let shown = ShownView(Mail(notes: notes))
    defer { shown.screen.close() }
    #expect(shown.tap(text: "Row 2"))
    #expect(notes.entries == ["open [2]"])
  }

  @Test func aRowHasTheMenu() throws {
    let notes = Notes()
    let shown = ShownView(Mail(notes: notes))
    defer { shown.screen.close() }
    let table = try #require(shown.first(UITableView.self))
    table.showContextMenu(at: IndexPath(row: 1, section: 0))
    shown.update()
    #expect(shown.texts.contains("Delete 1"))
    shown.screen.window.chooseMenuElement(titled: "Delete 1")
    #expect(notes.entries == ["delete [1]"])
  }

  /// Apple's documentation of `listItemTint`: it applies to the icons of labels.
  @Test func iconsOfRowsHaveTheItemTint() throws {
    func colors(_ view: some View) -> [String] {
      let element = ElementHost(view) { $0.isInListRow = true }
      return element.items(300).glyphs.map(\.color.hexadecimal) + element.items(300).colors
    }
    let label = Label {
      Text(verbatim: "")
    } icon: {
      Rectangle().frame(width: 10, height: 10)
    }
    let red = try #require(ElementHost(Rectangle().foregroundStyle(Color.red)).items(10, 10).colors.first)
    #expect(colors(label.listItemTint(.red)).contains(red))
    #expect(!colors(label).contains(red))
  }
}
