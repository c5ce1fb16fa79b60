import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `OutlineGroup` and lists of trees: branches are rows that show and hide their leaves.
@MainActor @Suite struct OutlineTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let tree = [
    Item(id: "Fruit", children: [Item(id: "Apple"), Item(id: "Citrus", children: [Item(id: "Lemon")])]),
    Item(id: "Bread"),
  ]

  private func check(_ view: some View) {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    #expect(Set(shown.texts) == ["Fruit", "Bread"])
    shown.tap(text: "Fruit")
    shown.update()
    #expect(Set(shown.texts) == ["Fruit", "Apple", "Citrus", "Bread"])
    shown.tap(text: "Citrus")
    shown.update()
    #expect(shown.texts.contains("Lemon"))
    shown.tap(text: "Fruit")
    shown.update()
    #expect(Set(shown.texts) == ["Fruit", "Bread"])
  }

  @Test func aListShowsBranches() { check(List(tree, children: \.children) { Text($0.id) }) }

  @Test func anOutlineGroupInAListDoesTheSame() {
    check(List { OutlineGroup(tree, children: \.children) { Text($0.id) } })
  }
}
