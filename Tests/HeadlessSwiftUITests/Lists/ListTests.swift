import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The figures are those of lists on iOS 17.5 and 18.5 (rows 102 to 125). The safe area begins at 47.
@MainActor @Suite struct ListTests {
  @Test func rowsStandInCardsBelowTheirHeader() throws {
    let shown = ShownView(
      List {
        Section {
          Text("First")
          Text("Second")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    try shown.savePicture("list-sections")
    // The header begins at the safe area: 17 + 15.67 + 6 = 38.67.
    let header = try #require(shown.frame(of: "HEADER") ?? shown.frame(of: "Header"))
    #expect(header.minX.isNear(40))
    #expect(header.minY.isNear(47 + 17))
    let (first, second) = (try #require(shown.frame(of: "First")), try #require(shown.frame(of: "Second")))
    #expect(first.minX.isNear(40))
    #expect((second.minY - first.minY).isNear(44))
    // (44 - 20.33) / 2 = 11.83 below the row's top, which is on a pixel.
    #expect(abs(first.minY - (47 + 38.667 + 11.833)) < 0.35)
    let footer = try #require(shown.frame(of: "Footer"))
    #expect(abs(footer.minY - (47 + 38.667 + 88 + 6)) < 0.35)
  }

  /// Recorded on iOS 18.5: the rows are subviews in their order, headers follow, and VoiceOver reads those as headings.
  @Test func headersAreHeadingsBehindTheRows() throws {
    let shown = ShownView(
      List {
        Section("Fruits") {
          Text("Apple")
          Text("Pear")
        }
        Section("Roots") { Text("Carrot") }
      })
    let table = try #require(shown.first(UITableView.self))
    func spoken(_ view: UIView) -> [UIAccessibilityElement] {
      let own = (view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
      return own.isEmpty ? view.subviews.flatMap(spoken) : own
    }
    let found = spoken(table)
    #expect(found.compactMap { $0.accessibilityLabel?.lowercased() } == ["apple", "pear", "carrot", "fruits", "roots"])
    #expect(found.map { $0.accessibilityTraits.contains(.header) } == [false, false, false, true, true])
  }

  @Test func sectionsWithoutHeadersAre35Apart() throws {
    let shown = ShownView(
      List {
        Section { Text("First") }
        Section { Text("Second") }
      })
    let (first, second) = (try #require(shown.frame(of: "First")), try #require(shown.frame(of: "Second")))
    #expect(abs(first.minY - (47 + 35 + 11.833)) < 0.35)
    #expect(abs(second.minY - first.minY - 79) < 0.35)
  }

  @Test func onlyRowsInSightAreMade() {
    var made = 0
    _ = ShownView(
      List(0..<10_000) { index in
        Counted(count: { made += 1 }, text: "\(index)")
      })
    #expect(made > 10 && made < 40)
  }

  struct Counted: View {
    let count: () -> Void
    let text: String
    var body: some View {
      count()
      return Text(text)
    }
  }

  @Test func aTapAnywhereOnARowPressesItsButton() throws {
    var taps = 0
    let shown = ShownView(List { Button("Save") { taps += 1 } })
    let frame = try #require(shown.frame(of: "Save"))
    shown.tap(340, frame.midY)
    #expect(taps == 1)
  }

  @Test func contentTallerThanTheMinimumKeepsElevenPointsAboveAndBelow() throws {
    let shown = ShownView(
      List {
        Block(width: 20, height: 100)
        Text("After")
      })
    let after = try #require(shown.frame(of: "After"))
    #expect(abs(after.minY - (47 + 35 + 122 + 11.833)) < 0.35)
  }

  @Test func deletingTellsTheOffsets() throws {
    var deleted: IndexSet?
    let shown = ShownView(
      List {
        ForEach(["A", "B", "C"], id: \.self) { Text($0) }.onDelete { deleted = $0 }
      })
    let table = try #require(shown.table)
    let path = IndexPath(row: 1, section: 0)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    #expect(deleted == IndexSet(integer: 1))
  }

  struct Selecting: View {
    @State var selection: String?
    var body: some View {
      List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0).selectionDisabled($0 == "C") }
      Text("Selected \(selection ?? "none")")
    }
  }

  @Test func aTapSelectsARow() throws {
    let shown = ShownView(VStack { Selecting() })
    #expect(shown.texts.contains("Selected none"))
    let frame = try #require(shown.frame(of: "B"))
    shown.tap(frame.midX, frame.midY)
    #expect(shown.texts.contains("Selected B"))
    let disabled = try #require(shown.frame(of: "C"))
    shown.tap(disabled.midX, disabled.midY)
    #expect(shown.texts.contains("Selected B"))
  }

  struct Growing: View {
    @State var items = ["A"]
    var body: some View {
      List {
        Button("Add") { items.append("B") }
        ForEach(items, id: \.self) { Text($0) }
      }
    }
  }

  @Test func rowsComeWithTheData() throws {
    let shown = ShownView(Growing())
    #expect(!shown.texts.contains("B"))
    let frame = try #require(shown.frame(of: "Add"))
    shown.tap(frame.midX, frame.midY)
    #expect(shown.texts.contains("B"))
  }

  struct Group3: View {
    @State var isOpen = false
    var body: some View {
      List { DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") } }
    }
  }

  @Test func aGroupOpensAsRows() throws {
    let shown = ShownView(Group3())
    #expect(!shown.texts.contains("Inside"))
    let frame = try #require(shown.frame(of: "More"))
    shown.tap(frame.midX, frame.midY)
    #expect(shown.texts.contains("Inside"))
  }
}

extension ShownView {
  /// The first table on the screen.
  var table: UITableView? {
    func find(_ view: UIView) -> UITableView? {
      if let table = view as? UITableView { return table }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(screen.window)
  }
}
