import Foundation
import HeadlessSwiftUI
import Testing

/// Texts in the order of the user's language.
@Suite struct LocalizedStringComparatorTests {
  private struct Item {
    var name: String
    var note: String?
    var number = 1
  }

  private let items = ["b", "A", "a10", "a2"].map { Item(name: $0, note: $0 == "b" ? nil : $0) }

  @Test func digitsAreNumbersInTheStandardOrder() {
    let standard = ["A", "a2", "a10", "b"]
    #expect(items.map(\.name).sorted(using: .localizedStandard) == standard)
    #expect(items.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == standard)
    #expect(items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == standard)
    let descriptors = [SortDescriptor(\Item.number), SortDescriptor(\.name, comparator: .localizedStandard)]
    #expect(items.sorted(using: descriptors).map(\.name) == standard)
    #expect(items.map(\.name).sorted(using: .localized) == ["A", "a10", "a2", "b"])
  }

  @Test func descriptorsOfTextsHaveTheStandardOrderByDefault() {
    #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == ["A", "a2", "a10", "b"])
    #expect(items.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == ["b", "a10", "a2", "A"])
    // Missing texts come first.
    #expect(items.sorted(using: SortDescriptor(\.note)).map(\.name) == ["b", "A", "a2", "a10"])
    #expect(items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["A", "a10", "a2", "b"])
  }

  @Test func descriptorsOfTheSameTextAreEqual() {
    #expect(SortDescriptor(\Item.name) == SortDescriptor(\Item.name, comparator: .localizedStandard))
    #expect(SortDescriptor(\Item.name) != SortDescriptor(\Item.name, comparator: .localized))
    #expect(SortDescriptor(\Item.name) != SortDescriptor(\Item.name, order: .reverse))
  }
}
