import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Which elements VoiceOver finds, and in which order, as Apple's documentation of the modifiers describes it.
@MainActor @Suite struct AccessibilityTreeTests {
  private func labels(_ view: some View) throws -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let found = try #require(shown.controller.view.accessibilityElements)
    return found.compactMap { ($0 as? NSObject)?.accessibilityLabel }
  }

  @Test func traitsAreAddedAndRemoved() throws {
    let shown = ShownView(
      VStack {
        Button("A") {}.accessibilityRemoveTraits(.isButton)
        Text("B").accessibilityAddTraits([.isHeader, .isSelected])
      })
    defer { shown.screen.close() }
    let found = try #require(shown.controller.view.accessibilityElements?.compactMap { $0 as? NSObject })
    try #require(found.count == 2)
    #expect(!found[0].accessibilityTraits.contains(.button))
    #expect(found[1].accessibilityTraits.isSuperset(of: [.header, .selected]))
  }

  @Test func ignoredChildrenLeaveTheContainersLabel() throws {
    let row = HStack {
      Text("A"); Text("B")
    }
    #expect(try labels(row) == ["A", "B"])
    #expect(try labels(row.accessibilityElement(children: .ignore).accessibilityLabel("C")) == ["C"])
    #expect(try labels(row.accessibilityElement().accessibilityLabel("D")) == ["D"])
    #expect(try labels(row.accessibilityElement(children: .combine)) == ["A, B"])
  }

  @Test func otherChildrenReplaceAViews() throws {
    let chart = Block(width: 100).accessibilityElement(children: .contain).accessibilityLabel("Chart")
      .accessibilityChildren {
        HStack {
          Text("One"); Text("Two")
        }
      }
    let shown = ShownView(chart)
    defer { shown.screen.close() }
    func all(_ object: Any) -> [String] {
      guard let object = object as? NSObject else { return [] }
      let own = object.isAccessibilityElement ? [object.accessibilityLabel ?? ""] : []
      return own + (object.accessibilityElements ?? []).flatMap(all)
    }
    let host = try #require(shown.controller.view)
    #expect(all(host) == ["One", "Two"])
  }

  @Test func higherPrioritiesComeFirst() throws {
    let column = VStack {
      Text("A")
      Text("B").accessibilitySortPriority(1)
      Text("C").accessibilitySortPriority(-1)
      Text("D").accessibilitySortPriority(2)
    }
    #expect(try labels(column.accessibilityElement(children: .combine)) == ["D, B, A, C"])
    let shown = ShownView(column.accessibilityElement(children: .contain))
    defer { shown.screen.close() }
    func all(_ object: Any) -> [String] {
      guard let object = object as? NSObject else { return [] }
      let own = object.isAccessibilityElement ? [object.accessibilityLabel ?? ""] : []
      return own + (object.accessibilityElements ?? []).flatMap(all)
    }
    let host = try #require(shown.controller.view)
    #expect(all(host) == ["D", "B", "A", "C"])
  }
}
