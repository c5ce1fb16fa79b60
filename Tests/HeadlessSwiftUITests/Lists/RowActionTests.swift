import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// VoiceOver offers a row's swipe actions by their titles, as it does for UIKit's tables.
@MainActor @Suite struct RowActionTests {
  private func rowElements(_ shown: ShownView<some View>) -> [NSObject] {
    shown.all(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }.flatMap { cell in
      cell.contentView.subviews.flatMap { $0.accessibilityElements ?? [] }.compactMap { $0 as? NSObject }
    }
  }

  @Test func swipeActionsOfBothEdgesAreOffered() throws {
    let notes = Notes()
    let shown = ShownView(
      List {
        Text("Row")
          .accessibilityAction(named: "Own") { notes.add("own") }
          .swipeActions(edge: .leading) { Button("Pin") { notes.add("pin") } }
          .swipeActions { Button("Archive") { notes.add("archive") } }
      })
    defer { shown.screen.close() }
    let element = try #require(rowElements(shown).first)
    let actions = try #require(element.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Own", "Pin", "Archive"])
    for action in actions { #expect(action.actionHandler?(action) == true) }
    #expect(notes.entries == ["own", "pin", "archive"])
  }

  @Test func deletionIsOffered() throws {
    let notes = Notes()
    let shown = ShownView(
      List {
        ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { notes.add("\($0.map(\.self))") }
        Text("C")
      })
    defer { shown.screen.close() }
    let elements = rowElements(shown)
    #expect(elements.map { ($0.accessibilityCustomActions ?? []).map(\.name) } == [["Delete"], ["Delete"], []])
    let delete = try #require(elements[1].accessibilityCustomActions?.first)
    #expect(delete.actionHandler?(delete) == true)
    #expect(notes.entries == ["[1]"])
  }
}
