import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The calls to the delegate after a tap on a row, and after an app's own selection.
@MainActor @Suite struct TableSelectionTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var refused: Int?
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should \(indexPath.row)")
      return indexPath.row != refused
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  @Test func aTapTellsInOrder() {
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 3), delegate: delegate)
    defer { shown.close() }
    shown.table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(delegate.log == ["should 0", "highlight 0", "unhighlight 0", "will 0", "select 0"])
    delegate.log = []
    shown.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(
      delegate.log == [
        "should 1", "highlight 1", "unhighlight 1", "will 1", "willDeselect 0", "deselect 0", "select 1",
      ])
    #expect(shown.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func rowsThatRefuseAHighlightAreNotSelected() {
    let delegate = Delegate()
    delegate.refused = 2
    let shown = ShownTable(.plain, ListSource(rows: 3), delegate: delegate)
    defer { shown.close() }
    shown.table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(delegate.log == ["should 2"])
    #expect(shown.table.indexPathForSelectedRow == nil)
  }

  @Test func anAppsOwnSelectionCallsNoDelegate() {
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 3), delegate: delegate)
    defer { shown.close() }
    shown.table.selectRow(at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .none)
    #expect(delegate.log.isEmpty)
    #expect(shown.cell(1).isSelected)
    shown.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(!shown.cell(1).isSelected)
  }

  @Test func aSecondTapDeselectsWhereSeveralRowsMayBeSelected() {
    let delegate = Delegate()
    let shown = ShownTable(
      .plain, ListSource(rows: 3), delegate: delegate, prepare: { $0.allowsMultipleSelection = true })
    defer { shown.close() }
    shown.table.tapRow(at: IndexPath(row: 0, section: 0))
    shown.table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(shown.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    shown.table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(shown.table.indexPathsForSelectedRows?.map(\.row) == [2])
    #expect(delegate.log.suffix(2) == ["willDeselect 0", "deselect 0"])
  }

  @Test func aTableControllerDeselectsWhenItAppearsAgain() {
    let controller = UITableViewController(style: .plain)
    let source = ListSource(rows: 2)
    controller.tableView.dataSource = source
    let screen = Screens.show(controller)
    defer { screen.close() }
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.window.isHidden = true
    screen.window.isHidden = false
    screen.window.updateScreen()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
