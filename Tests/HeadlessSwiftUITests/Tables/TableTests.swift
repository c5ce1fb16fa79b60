import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Tables in regular width, on a screen of an iPad's size.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State var order: [KeyPathComparator<Person>] = []
    @State var selection: Int?
    let people = [Person(id: 0, name: "Bob", age: 40), Person(id: 1, name: "Ada", age: 36)]
    var body: some View {
      VStack {
        Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(100)
          TableColumn("Note") { _ in Text("–") }
        }
        Text("Selected \(selection ?? -1)")
      }
    }
  }

  private func show(_ sizeClass: UserInterfaceSizeClass = .regular) -> ShownView<some View> {
    ShownView(People().environment(\.horizontalSizeClass, sizeClass), size: CGSize(width: 1024, height: 768))
  }

  private func rows(_ shown: ShownView<some View>) -> [String] {
    shown.texts.filter { ["Ada", "Bob"].contains($0) }
  }

  @Test func allColumnsAndTheirTitlesAreShown() {
    let shown = show()
    defer { shown.screen.close() }
    #expect(Set(shown.texts).isSuperset(of: ["Name", "Age", "Note", "Bob", "40", "Ada", "36", "–"]))
  }

  @Test func compactWidthShowsTheFirstColumn() {
    let shown = show(.compact)
    defer { shown.screen.close() }
    #expect(rows(shown) == ["Bob", "Ada"])
    #expect(!shown.texts.contains("40") && !shown.texts.contains("Name"))
  }

  @Test func theCellsOfAColumnBeginWithItsTitle() throws {
    let shown = show()
    defer { shown.screen.close() }
    let (title, cell) = (try #require(shown.frame(of: "Age")), try #require(shown.frame(of: "40")))
    #expect(abs(title.minX - cell.minX) < 0.5)
    #expect(title.maxY <= cell.minY)
  }

  @Test func aTapOnATitleSortsAndAnotherOneReverses() {
    let shown = show()
    defer { shown.screen.close() }
    #expect(rows(shown) == ["Bob", "Ada"])
    shown.tap(text: "Name")
    #expect(rows(shown) == ["Ada", "Bob"])
    shown.tap(text: "Name")
    #expect(rows(shown) == ["Bob", "Ada"])
    shown.tap(text: "Age")
    #expect(rows(shown) == ["Ada", "Bob"])
  }

  @Test func aTapOnARowSelectsIt() {
    let shown = show()
    defer { shown.screen.close() }
    shown.tap(text: "36")
    #expect(shown.texts.contains("Selected 1"))
  }

  @Test func columnsWithoutAWidthShareTheRest() {
    let layout = TableRowLayout(widths: [
      TableColumnWidth(), TableColumnWidth(least: 100, ideal: 100, most: 100), TableColumnWidth(most: 50),
    ])
    let columns = layout.columns(in: 424)
    // 24 points are between the columns; the last one has its most, and the first one the rest.
    #expect(columns.map(\.width) == [250, 100, 50])
    #expect(columns.map(\.start) == [0, 262, 374])
  }

  private struct NameAndAge: TableColumnContent {
    typealias TableRowValue = Person
    typealias TableColumnSortComparator = KeyPathComparator<Person>
    var tableColumnBody: some TableColumnContent<Person, KeyPathComparator<Person>> {
      TableColumn("Name", value: \.name) { Text($0.name) }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
  }

  private struct Grouped: View {
    @State var order: [KeyPathComparator<Person>] = []
    let people = [Person(id: 0, name: "Bob", age: 40), Person(id: 1, name: "Ada", age: 36)]
    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        NameAndAge()
        if people.count > 1 { TableColumn("Note") { (_: Person) in Text("–") } }
      }
    }
  }

  @Test func aTypeOfTheAppsBuildsColumns() {
    let shown = ShownView(
      Grouped().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 768))
    defer { shown.screen.close() }
    #expect(Set(shown.texts).isSuperset(of: ["Name", "Age", "Note", "Bob", "40", "–"]))
    shown.tap(text: "Age")
    shown.update()
    #expect(rows(shown) == ["Ada", "Bob"])
  }

  /// As a library passes on columns, to observe what they read: swift-perception's `WithPerceptionTracking`.
  fileprivate struct Passing<Content>: @unchecked Sendable {
    let notes: Notes
    let content: () -> Content
    @MainActor var body: Content {
      notes.add("read")
      return content()
    }
  }

  private struct PassedOn: View {
    let notes: Notes
    let people = [Person(id: 0, name: "Bob", age: 40)]
    var body: some View {
      Table(people) {
        Passing(notes: notes) { TableColumn("Name") { (person: Person) in Text(person.name) } }
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
  }

  @Test func aTypePassesOnTheColumnsOfAnother() {
    let notes = Notes()
    let shown = ShownView(
      PassedOn(notes: notes).environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 768))
    defer { shown.screen.close() }
    #expect(Set(shown.texts).isSuperset(of: ["Name", "Age", "Bob", "40"]) && !notes.entries.isEmpty)
  }
}

extension TableTests.Passing: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  nonisolated var tableColumnBody: Never { fatalError() }

  nonisolated static func _makeContent(
    content: _GraphValue<TableTests.Passing<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    // The part is read on the main actor, where tables are made.
    Content._makeContent(content: content[\.passedOn], inputs: inputs)
  }

  nonisolated private var passedOn: Content { MainActor.assumeIsolated { UncheckedBox(value: body) }.value }
}

private struct UncheckedBox<Value>: @unchecked Sendable { let value: Value }
