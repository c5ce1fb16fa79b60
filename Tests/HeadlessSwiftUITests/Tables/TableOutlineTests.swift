import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Tables of trees, and rows that show others, as Apple documents `Table(_:children:)` and `DisclosureTableRow`.
@MainActor @Suite struct TableOutlineTests {
  private struct File: Identifiable {
    let id: String
    var files: [File]?
  }

  private static let files = [
    File(id: "Music", files: [File(id: "Old", files: [File(id: "Tango")]), File(id: "Waltz")]), File(id: "Notes"),
  ]

  private func show(_ view: some View) -> ShownView<some View> {
    ShownView(view.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 768))
  }

  private struct Tree: View {
    @State var selection: String?
    var body: some View {
      VStack {
        Table(TableOutlineTests.files, children: \.files, selection: $selection) {
          TableColumn("Name", value: \.id)
          TableColumn("Size") { Text("#" + $0.id) }
        }
        Text("Selected " + (selection ?? "–"))
      }
    }
  }

  @Test func aTapExpandsARow() {
    let shown = show(Tree())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Music") && shown.texts.contains("Notes") && !shown.texts.contains("Waltz"))
    shown.tap(text: "Music")
    #expect(Set(shown.texts).isSuperset(of: ["Old", "Waltz", "#Waltz"]) && !shown.texts.contains("Tango"))
    shown.tap(text: "Old")
    #expect(shown.texts.contains("Tango"))
    shown.tap(text: "Waltz")
    #expect(shown.texts.contains("Selected Waltz"))
  }

  private struct Rows: View {
    @State var isExpanded = true
    @State var selection: String?
    var body: some View {
      VStack {
        Table(of: File.self, selection: $selection) {
          TableColumn("Name", value: \.id)
        } rows: {
          DisclosureTableRow(File(id: "Open"), isExpanded: $isExpanded) {
            TableRow(File(id: "Inner"))
          }
          DisclosureTableRow(File(id: "Own")) {
            TableRow(File(id: "Hidden"))
          }
          ForEach([File(id: "One")])
          ForEach(0..<2) { TableRow(File(id: "Range \($0)")) }
          TableRow(File(id: "Fixed")).selectionDisabled()
        }
        Button("Close") { isExpanded = false }
        Text("Selected " + (selection ?? "–"))
      }
    }
  }

  @Test func rowsShowOthers() {
    let shown = show(Rows())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Inner") && !shown.texts.contains("Hidden"))
    #expect(Set(shown.texts).isSuperset(of: ["One", "Range 0", "Range 1"]))
    shown.tap(text: "Close")
    #expect(!shown.texts.contains("Inner"))
    shown.tap(text: "Own")
    #expect(shown.texts.contains("Hidden"))
  }

  @Test func aRowLeavesTheSelectionAsItIs() {
    let shown = show(Rows())
    defer { shown.screen.close() }
    shown.tap(text: "One")
    #expect(shown.texts.contains("Selected One"))
    shown.tap(text: "Fixed")
    #expect(shown.texts.contains("Selected One"))
  }
}
