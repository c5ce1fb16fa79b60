import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Lists with `editActions`, and lists of trees whose rows change the elements.
@MainActor @Suite struct EditableListTests {
  fileprivate struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  @Observable final class Model {
    var names = ["A", "B", "C"]
    var selection: String?
  }

  private struct Rows: View {
    @Bindable var model: Model
    let actions: EditActions<[String]>
    var body: some View {
      List {
        Text("First")
        ForEach($model.names, id: \.self, editActions: actions) { $name in Text(name) }
      }
    }
  }

  private struct Selectable: View {
    @Bindable var model: Model
    var body: some View {
      List($model.names, id: \.self, editActions: .delete, selection: $model.selection) { $name in
        Button(name) { name += "!" }.buttonStyle(.borderless)
      }
    }
  }

  /// The names of the actions that VoiceOver offers for each row.
  private func actions(_ shown: ShownView<some View>) -> [[UIAccessibilityCustomAction]] {
    shown.all(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }.flatMap { cell in
      cell.contentView.subviews.flatMap { $0.accessibilityElements ?? [] }.compactMap { $0 as? NSObject }
    }
    .map { $0.accessibilityCustomActions ?? [] }
  }

  @Test func rowsOfAForEachAreDeletedAndMovedByTheirOffsets() throws {
    let model = Model()
    let shown = ShownView(Rows(model: model, actions: .all))
    defer { shown.screen.close() }
    #expect(actions(shown).map { $0.map(\.name) } == [[], ["Delete"], ["Delete"], ["Delete"]])
    let delete = try #require(actions(shown)[2].first)
    #expect(delete.actionHandler?(delete) == true)
    shown.update()
    #expect(model.names == ["A", "C"] && Set(shown.texts) == ["First", "A", "C"])
    let table = try #require(shown.first(UITableView.self))
    let source = try #require(table.dataSource)
    source.tableView?(table, moveRowAt: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
    shown.update()
    #expect(model.names == ["C", "A"])
  }

  @Test func onlyTheActionsAreAllowed() {
    let shown = ShownView(Rows(model: Model(), actions: .move))
    defer { shown.screen.close() }
    #expect(actions(shown).flatMap { $0 }.isEmpty)
  }

  @Test func aListWithASelectionIsEdited() throws {
    let model = Model()
    let shown = ShownView(Selectable(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "B")
    shown.update()
    #expect(model.names == ["A", "B!", "C"])
    let delete = try #require(actions(shown)[0].first)
    #expect(delete.actionHandler?(delete) == true)
    #expect(model.names == ["B!", "C"])
  }

  @Observable final class Forest {
    fileprivate var tree = [Item(id: "Bread")]
  }

  private struct Trees: View {
    @Bindable var forest: Forest
    @State private var selection: Set<String> = []
    var body: some View {
      List($forest.tree, children: \.children, selection: $selection) { $item in
        Button(item.id) { item.children = [Item(id: "New")] }.buttonStyle(.borderless)
      }
    }
  }

  /// The button gives the leaf a child: it becomes a branch, which is closed at first.
  @Test func rowsOfAListOfTreesChangeTheElements() {
    let forest = Forest()
    let shown = ShownView(Trees(forest: forest))
    defer { shown.screen.close() }
    #expect(shown.texts == ["Bread"])
    shown.tap(text: "Bread")
    shown.update()
    #expect(shown.texts == ["Bread"] && forest.tree[0].children?.map(\.id) == ["New"])
  }
}
