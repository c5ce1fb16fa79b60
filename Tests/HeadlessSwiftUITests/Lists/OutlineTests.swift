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

  @Test func theRootOfATreeIsARowItself() {
    let shown = ShownView(List { OutlineGroup(tree[0], children: \.children) { Text($0.id) } })
    defer { shown.screen.close() }
    #expect(shown.texts == ["Fruit"])
    shown.tap(text: "Fruit")
    shown.update()
    #expect(Set(shown.texts) == ["Fruit", "Apple", "Citrus"])
    let leaf = ShownView(List { OutlineGroup(tree[1], id: \.id, children: \.children) { Text($0.id) } })
    defer { leaf.screen.close() }
    #expect(leaf.texts == ["Bread"])
  }

  private struct Editor: View {
    @State var tree: [Item]
    var body: some View {
      List {
        OutlineGroup($tree, children: \.children) { $item in
          Button(item.id) { item.children = [Item(id: "New")] }.buttonStyle(.borderless)
        }
      }
    }
  }

  @Test func bindingsChangeTheTree() {
    let shown = ShownView(Editor(tree: [Item(id: "Bread")]))
    defer { shown.screen.close() }
    shown.tap(text: "Bread")
    shown.update()
    // With children, the element is a parent.
    #expect(shown.texts == ["Bread"])
    #expect(shown.all(UITableViewCell.self).count == 1)
  }
}

/// Libraries name all five types.
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  fileprivate static var leafType: Leaf.Type { Leaf.self }
}
