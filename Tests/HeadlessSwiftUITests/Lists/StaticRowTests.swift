import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Rows that are written in a list's builder appear and disappear as they scroll, like those of a collection.
@MainActor @Suite struct StaticRowTests {
  private let notes = Notes()

  private func row(_ name: String) -> some View {
    Text(name).onAppear { [notes] in notes.add("+\(name)") }.onDisappear { [notes] in notes.add("-\(name)") }
  }

  @Test func rowsAppearWhenTheyAreVisible() throws {
    let shown = ShownView(
      List {
        row("first")
        Color.red.frame(height: 2000)
        row("last")
      })
    defer { shown.screen.close() }
    let table = try #require(shown.first(UITableView.self))
    #expect(notes.entries == ["+first"])
    table.contentOffset.y = table.contentSize.height - table.bounds.height
    shown.update()
    #expect(notes.entries == ["+first", "+last", "-first"])
    table.contentOffset.y = 0
    shown.update()
    #expect(notes.entries.suffix(2) == ["+first", "-last"])
  }

  @Test func aRowThatComesLaterAppearsAloneAndTheOthersStay() {
    struct Growing: View {
      let first: AnyView
      let second: AnyView
      @State var hasSecond = false
      var body: some View {
        List {
          first
          if hasSecond { second }
          Button("Add") { hasSecond.toggle() }
        }
      }
    }
    let shown = ShownView(Growing(first: AnyView(row("first")), second: AnyView(row("second"))))
    defer { shown.screen.close() }
    shown.tap(text: "Add")
    #expect(notes.entries == ["+first", "+second"])
    shown.tap(text: "Add")
    #expect(notes.entries == ["+first", "+second", "-second"])
  }

  @Test func theOnlyRowStaysAsAnotherOneComes() {
    struct Growing: View {
      let first: AnyView
      let keep: (Binding<Bool>) -> Void
      @State var hasSecond = false
      var body: some View {
        keep($hasSecond)
        return List {
          first
          if hasSecond { Text("second") }
        }
      }
    }
    var hasSecond: Binding<Bool>?
    let shown = ShownView(Growing(first: AnyView(row("first"))) { hasSecond = $0 })
    defer { shown.screen.close() }
    for value in [true, false] {
      hasSecond?.wrappedValue = value
      shown.update()
    }
    #expect(notes.entries == ["+first"])
  }

  @Test func rowsOfACollapsedSectionDisappear() {
    struct Collapsing: View {
      let row: AnyView
      @State var isExpanded = true
      var body: some View {
        List {
          Section("Head", isExpanded: $isExpanded) { row }
          Button("Toggle") { isExpanded.toggle() }
        }
        .listStyle(.sidebar)
      }
    }
    let shown = ShownView(Collapsing(row: AnyView(row("row"))))
    defer { shown.screen.close() }
    for _ in 0..<2 { shown.tap(text: "Toggle") }
    #expect(notes.entries == ["+row", "-row", "+row"])
  }

  @Test func rowsThatWereNeverVisibleDontDisappear() {
    let shown = ShownView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { number in
            Color.red.frame(height: 50).onAppear { [notes] in notes.add("+\(number)") }
              .onDisappear { [notes] in notes.add("-\(number)") }
          }
        }
      })
    defer { shown.screen.close() }
    #expect(notes.entries.contains("+0") && !notes.entries.contains { $0.hasPrefix("-") })
  }
}
