import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Rows that are inserted, deleted and moved, and a table's message if the numbers are inconsistent.
@MainActor @Suite struct TableUpdateTests {
  private func titles(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test func rowsThatStayKeepTheirCells() {
    let source = ListSource([["A", "B", "C", "D"]])
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    let (a, c) = (shown.cell(0), shown.cell(2))
    source.asked = []
    source.sections = [["C", "A", "New", "D"]]
    shown.table.performBatchUpdates {
      shown.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      shown.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      shown.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(titles(shown.table) == ["C", "A", "New", "D"])
    #expect(shown.cell(0) === c)
    #expect(shown.cell(1) === a)
    #expect(source.asked == [IndexPath(row: 2, section: 0)])
    #expect(numbers(shown.cell(3)) == [0, 130.5, 400, 43.5])
  }

  private final class Heights: NSObject, UITableViewDelegate {
    var height: CGFloat = 30
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? height : 40
    }
  }

  /// Apps expand and collapse rows with an update without changes.
  @Test func anUpdateAsksForHeightsAnew() {
    let source = ListSource([["A", "B", "C"]])
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    let delegate = Heights()
    shown.table.delegate = delegate
    shown.layOut()
    let cells = shown.table.visibleCells
    #expect(shown.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 70)
    for height: CGFloat in [0, 90] {
      delegate.height = height
      shown.table.beginUpdates()
      shown.table.endUpdates()
      #expect(shown.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
      #expect(shown.cell(2).frame.minY == 40 + height)
    }
    #expect(shown.cell(2) === cells[2])
  }

  /// A cell whose content has changed is measured again, like one with a growing text view.
  @Test func anUpdateMeasuresCellsAnew() {
    let source = ListSource([["A", "B"]])
    source.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    let before = shown.cell(0).frame.height
    shown.cell(0).textLabel?.text = "One\nTwo\nThree"
    shown.table.performBatchUpdates(nil)
    #expect(shown.cell(0).frame.height > before + 20)
    #expect(shown.cell(1).frame.minY == shown.cell(0).frame.maxY)
  }

  @Test func selectionMovesWithItsRow() {
    let source = ListSource([["A", "B"], ["C"]])
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    shown.table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    source.sections = [["C"]]
    shown.table.deleteSections([0], with: .none)
    #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(shown.cell(0).isSelected)
    shown.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(shown.table.indexPathForSelectedRow == nil)
  }

  @Test func onlyReloadedRowsAreAskedForAgain() {
    let source = ListSource([["A", "B", "C"]])
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    source.asked = []
    source.sections[0][1] = "B2"
    shown.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(source.asked == [IndexPath(row: 1, section: 0)])
    #expect(titles(shown.table) == ["A", "B2", "C"])
  }

  @Test func numbersOfRowsHaveToFit() {
    let updates = ItemUpdates(insertedItems: [IndexPath(row: 0, section: 0)])
    let check = ItemUpdateCheck(updates: updates, before: [2], after: [2], view: "<T>")
    #expect(
      check.fault
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (2) must be equal to the number of rows contained in that section before the update (2), "
        + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out). Table view: <T>")
  }

  @Test func numbersOfSectionsHaveToFit() {
    let check = ItemUpdateCheck(
      updates: ItemUpdates(deletedSections: [0]), before: [1, 1], after: [1, 1], view: "<T>")
    #expect(check.fault?.hasPrefix("Invalid update: invalid number of sections.") == true)
    #expect(check.fault?.hasSuffix("(0 inserted, 1 deleted). Table view: <T>") == true)
  }

  @Test func whatIsNotThereCannotGo() {
    let updates = ItemUpdates(deletedItems: [IndexPath(row: 5, section: 0)])
    let check = ItemUpdateCheck(updates: updates, before: [2], after: [1], view: "")
    #expect(check.fault == "attempt to delete row 5 from section 0 which only contains 2 rows before the update")
  }

  @Test func snapshotsKeepTheCellsOfTheirItems() {
    final class Controller: UITableViewController {
      var source: UITableViewDiffableDataSource<String, Int>!
      var asked: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, item in
          self?.asked.append(item)
          let cell = table.dequeueReusableCell(withIdentifier: "a") ?? UITableViewCell()
          cell.textLabel?.text = "\(item)"
          return cell
        }
        show(["x": [1, 2, 3]], order: ["x"])
      }
      func show(_ content: [String: [Int]], order: [String], reload: [Int] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(order)
        for section in order { snapshot.appendItems(content[section] ?? [], toSection: section) }
        snapshot.reloadItems(reload)
        source.apply(snapshot)
      }
    }
    let controller = Controller()
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(controller.asked == [1, 2, 3])
    let three = controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    controller.show(["y": [9], "x": [3, 1]], order: ["y", "x"], reload: [1])
    screen.window.layoutIfNeeded()
    #expect(controller.asked == [1, 2, 3, 9, 1])
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === three)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["9", "3", "1"])
    #expect(controller.source.indexPath(for: 1) == IndexPath(row: 1, section: 1))
    #expect(controller.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }
}
