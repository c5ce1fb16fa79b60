import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Sections of tables without headers, and tables with a style.
@MainActor @Suite struct TableSectionTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  private struct People: View {
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section { ForEach([Person(id: 0, name: "Ada"), Person(id: 1, name: "Bob")]) { TableRow($0) } }
        Section("More") { TableRow(Person(id: 2, name: "Cy")) }
      }
      .tableStyle(.inset)
    }
  }

  @Test func rowsAreInTheirSections() throws {
    let shown = ShownView(
      People().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 768))
    defer { shown.screen.close() }
    let tops = try ["Ada", "Bob", "More", "Cy"].map { try #require(shown.frame(of: $0)).minY }
    #expect(tops == tops.sorted())
  }

  @Test func aSectionWithoutAHeaderHasNone() {
    let rows = TableRowBuilder<Person>.buildExpression(Section { TableRow(Person(id: 0, name: "Ada")) })
    #expect(rows.groups.count == 1 && rows.groups[0].header == nil && rows.groups[0].rows.count == 1)
  }
}
