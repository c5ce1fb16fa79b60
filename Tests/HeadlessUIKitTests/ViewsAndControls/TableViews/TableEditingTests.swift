import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Rows of a table in editing mode, in points at 2x.
@MainActor @Suite struct TableEditingTests {
  final class Delegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .none }
  }

  @Test func controlsPushTheContentAside() {
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 2), delegate: delegate)
    defer { shown.close() }
    #expect(numbers(shown.cell(0).contentView) == [0, 0, 400, 43.5])
    shown.table.setEditing(true, animated: false)
    shown.layOut()
    #expect(shown.cell(0).isEditing)
    #expect(shown.cell(0).editingStyle == .insert)
    #expect(numbers(shown.cell(0).contentView) == [38, 0, 362, 43.5])
    #expect(shown.cell(0).subviews.contains { $0 is UITableViewCellEditControl })
    // The text moves with the content: 16 points into it, above the start of the separator.
    #expect(shown.cell(0).textLabel?.frame.minX == 16)
    #expect(shown.cell(0).contentView.layoutMargins.left == 16)
    #expect(shown.cell(0).subviews.contains { $0 is _UITableViewCellSeparatorView && $0.frame.minX == 54 })
    #expect(numbers(shown.cell(1).contentView) == [0, 0, 400, 43.5])
    #expect(!shown.cell(1).subviews.contains { $0 is UITableViewCellEditControl })
    shown.table.setEditing(false, animated: false)
    shown.layOut()
    #expect(numbers(shown.cell(0).contentView) == [0, 0, 400, 43.5])
    #expect(!shown.cell(0).subviews.contains { $0 is UITableViewCellEditControl })
  }

  @Test func accessoriesOfEditingTakeTheOthersPlace() {
    let source = ListSource(rows: 1)
    let (usual, edited) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    source.configure = { cell, _ in
      cell.accessoryView = usual
      cell.editingAccessoryView = edited
    }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    #expect(numbers(usual) == [354, 12, 30, 20])
    shown.table.isEditing = true
    shown.layOut()
    #expect(usual.superview == nil)
  }

  @Test func indentationMovesTheText() {
    let source = ListSource(rows: 1)
    source.configure = { cell, _ in cell.indentationLevel = 2 }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    #expect(shown.cell(0).textLabel?.frame.minX == 36)
  }

  /// The cell's own value is used if the delegate doesn't specify one.
  @Test func aCellCanStayWhereItIsBesideTheCircle() {
    let source = ListSource(rows: 1)
    source.configure = { cell, _ in cell.shouldIndentWhileEditing = false }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    shown.table.setEditing(true, animated: false)
    shown.layOut()
    #expect(shown.cell(0).subviews.contains { $0 is UITableViewCellEditControl })
    #expect(shown.cell(0).contentView.frame.minX == 0)
    shown.cell(0).shouldIndentWhileEditing = true
    shown.layOut()
    #expect(shown.cell(0).contentView.frame.minX == 38)
  }

  @Test func theDelegateGoesBeforeTheCell() {
    final class Indenting: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
    }
    let delegate = Indenting()
    let shown = ShownTable(.plain, ListSource(rows: 1), delegate: delegate)
    defer { shown.close() }
    shown.table.setEditing(true, animated: false)
    shown.layOut()
    #expect(!shown.cell(0).shouldIndentWhileEditing && shown.cell(0).contentView.frame.minX == 0)
  }
}
