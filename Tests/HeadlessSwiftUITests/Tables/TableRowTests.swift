import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Tables with rows of their own, as Apple documents `TableRow` and `Table(of:)`.
@MainActor @Suite struct TableRowTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var selection: Int?
    @State private var showsGuest = true
    let people = [Person(id: 0, name: "Bob", age: 40), Person(id: 1, name: "Ada", age: 36)]
    var body: some View {
      VStack {
        Table(of: Person.self, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        } rows: {
          TableRow(Person(id: 7, name: "Zoe", age: 9))
          ForEach(people) { person in
            TableRow(person).contextMenu { Button("Call \(person.name)") {} }
          }
          if showsGuest {
            Section("Guests") { TableRow(Person(id: 8, name: "Tim", age: 5)) }
          }
        }
        Text("Selected \(selection ?? -1)")
        Button("Hide") { showsGuest = false }
      }
    }
  }

  private func show(_ sizeClass: UserInterfaceSizeClass) -> ShownView<some View> {
    ShownView(People().environment(\.horizontalSizeClass, sizeClass), size: CGSize(width: 1024, height: 768))
  }

  @Test func rowsAndSectionsAreShownInOrder() {
    let shown = show(.regular)
    defer { shown.screen.close() }
    let wanted = ["Name", "Zoe", "Bob", "Ada", "Guests", "Tim"]
    let tops = wanted.compactMap { shown.frame(of: $0)?.minY }
    #expect(tops.count == wanted.count && tops == tops.sorted())
    #expect(Set(shown.texts).isSuperset(of: ["Age", "9", "40", "36", "5"]))
    shown.tap(text: "Hide")
    #expect(!shown.texts.contains("Tim") && !shown.texts.contains("Guests") && shown.texts.contains("Ada"))
  }

  @Test func compactWidthShowsTheFirstColumn() {
    let shown = show(.compact)
    defer { shown.screen.close() }
    #expect(shown.texts.filter { ["Zoe", "Bob", "Ada", "Tim"].contains($0) } == ["Zoe", "Bob", "Ada", "Tim"])
    #expect(!shown.texts.contains("40"))
  }

  @Test func rowsAreSelectedAndHaveMenus() throws {
    let shown = show(.regular)
    defer { shown.screen.close() }
    shown.tap(text: "Ada")
    #expect(shown.texts.contains("Selected 1"))
    let frame = try #require(shown.frame(of: "Bob"))
    shown.screen.window.send(.longPress(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(shown.screen.window.visibleMenuElements.map(\.title) == ["Call Bob"])
  }

  private struct Pair: TableRowContent {
    let name: String
    let isDoubled: Bool
    var tableRowBody: some TableRowContent<Person> {
      TableRow(Person(id: 1, name: name, age: 1))
      if isDoubled { TableRow(Person(id: 2, name: name + name, age: 2)) }
    }
  }

  /// Apple's documentation of `TableRowContent`: an app's type has a body of rows.
  @Test func anAppsRowsHaveABody() {
    let shown = ShownView(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Pair(name: "Ada", isDoubled: true).contextMenu { Button("Call") {} }
        Section("Others") { Pair(name: "Bob", isDoubled: false) }
      }, size: CGSize(width: 1024, height: 768))
    defer { shown.screen.close() }
    #expect(shown.texts.filter { $0.contains("a") || $0.contains("b") } == ["Ada", "AdaAda", "Bob"])
  }
}
