import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Columns of tables: what sorts them, where their cells are, and which of them are shown.
@MainActor @Suite struct TableColumnTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct ByAge: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: Person, _ rhs: Person) -> ComparisonResult {
      let result: ComparisonResult =
        lhs.age == rhs.age ? .orderedSame : lhs.age < rhs.age ? .orderedAscending : .orderedDescending
      guard order == .reverse else { return result }
      return result == .orderedSame ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
  }

  /// By the last character.
  private struct ByEnd: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let (left, right) = (lhs.suffix(1), rhs.suffix(1))
      if left == right { return .orderedSame }
      return (left < right) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  private static let people = [Person(id: 0, name: "Bob", age: 40), Person(id: 1, name: "Ada", age: 36)]

  private func show(_ view: some View) -> ShownView<some View> {
    ShownView(view.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 768))
  }
  private func rows(_ shown: ShownView<some View>) -> [String] {
    shown.texts.filter { ["Ada", "Bob"].contains($0) }
  }

  private struct Sorted: View {
    @State var order: [ByAge] = []
    var body: some View {
      Table(TableColumnTests.people.sorted(using: order), sortOrder: $order) {
        TableColumn("Age", sortUsing: ByAge()) { (person: Person) in Text("\(person.age)") }
        TableColumn(Text("Name"), sortUsing: ByAge()) { (person: Person) in Text(person.name) }
      }
    }
  }

  @Test func aColumnSortsByAComparatorOfTheApps() {
    let shown = show(Sorted())
    defer { shown.screen.close() }
    #expect(rows(shown) == ["Bob", "Ada"])
    shown.tap(text: "Age")
    #expect(rows(shown) == ["Ada", "Bob"])
  }

  private struct Compared: View {
    @State var order: [KeyPathComparator<Person>] = []
    let people = [Person(id: 0, name: "n10", age: 1), Person(id: 1, name: "n9", age: 2)]
    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name, comparator: .localizedStandard)
        TableColumn("Plain", value: \.name, comparator: ByEnd()) { Text("p" + $0.name) }
        TableColumn(Text("Age"), value: \.age) { Text("\($0.age)") }
      }
    }
  }

  /// Foundation's documentation: the standard comparison takes digits as numbers.
  @Test func aPropertyIsComparedAsAsked() {
    let shown = show(Compared())
    defer { shown.screen.close() }
    shown.tap(text: "Name")
    #expect(shown.texts.filter { $0.hasPrefix("n") } == ["n9", "n10"])
    shown.tap(text: "Plain")
    #expect(shown.texts.filter { $0.hasPrefix("n") } == ["n10", "n9"])
  }

  @Test func cellsAreAtTheSideOfTheirColumn() throws {
    func frames(_ alignment: TableColumnAlignment) throws -> (title: CGRect, cell: CGRect) {
      let shown = show(
        Table(Self.people) {
          TableColumn("Name") { (person: Person) in Text(person.name) }.alignment(alignment)
          TableColumn("Age") { (person: Person) in Text("\(person.age)") }
        })
      defer { shown.screen.close() }
      return (try #require(shown.frame(of: "Name")), try #require(shown.frame(of: "Bob")))
    }
    let (leading, center, trailing) = (try frames(.automatic), try frames(.center), try frames(.numeric))
    #expect(abs(leading.title.minX - leading.cell.minX) < 0.5)
    #expect(abs(center.title.midX - center.cell.midX) < 0.5 && abs(trailing.title.maxX - trailing.cell.maxX) < 0.5)
    // The centre is in the middle between both sides.
    #expect(abs(center.cell.midX - (leading.cell.minX + trailing.cell.maxX) / 2) < 0.5)
  }

  private struct Customized: View {
    @State var customization = TableColumnCustomization<Person>()
    var body: some View {
      VStack {
        Table(TableColumnTests.people, columnCustomization: $customization) {
          TableColumn("Name") { (person: Person) in Text(person.name) }.customizationID("name")
          TableColumn("Age") { (person: Person) in Text("\(person.age)") }.defaultVisibility(.hidden)
            .customizationID("age")
        }
        Button("Switch") {
          customization[visibility: "age"] = .visible
          customization[visibility: "name"] = .hidden
        }
      }
    }
  }

  @Test func theCustomizationShowsAndHidesColumns() throws {
    let shown = show(Customized())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Bob") && !shown.texts.contains("40") && !shown.texts.contains("Age"))
    shown.tap(text: "Switch")
    #expect(!shown.texts.contains("Bob") && shown.texts.contains("40") && shown.texts.contains("Age"))
  }

  @Test func aCustomizationIsStored() throws {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "a"] = .hidden
    customization[visibility: "b"] = .visible
    customization[visibility: "c"] = .visible
    customization[visibility: "c"] = .automatic
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(read == customization && read[visibility: "a"] == .hidden && read[visibility: "b"] == .visible)
    #expect(read[visibility: "c"] == .automatic)
    let behaviors: TableColumnCustomizationBehavior = [.reorder, .resize]
    #expect(behaviors.contains(.resize) && !behaviors.contains(.visibility))
    #expect(behaviors.union(.visibility) == .all && TableColumnCustomizationBehavior.all.contains(behaviors))
  }

  @Test func columnsAreMadeOfACollection() {
    let shown = show(
      Table(Self.people) {
        TableColumn("Name") { (person: Person) in Text(person.name) }
        TableColumnForEach([1, 2], id: \.self) { factor in
          TableColumn("\(factor) times") { (person: Person) in Text("\(person.age * factor)") }
        }
      })
    defer { shown.screen.close() }
    #expect(Set(shown.texts).isSuperset(of: ["1 times", "2 times", "40", "80", "36", "72"]))
  }

  @Test func titlesAreHidden() {
    let shown = show(
      Table(Self.people) { TableColumn("Name") { (person: Person) in Text(person.name) } }.tableColumnHeaders(.hidden))
    defer { shown.screen.close() }
    #expect(rows(shown) == ["Bob", "Ada"] && !shown.texts.contains("Name"))
  }
}
