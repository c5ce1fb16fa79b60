import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The values of a table between loading and the next layout.
@MainActor @Suite struct TableAskingTests {
  private func table(_ source: ListSource, height: CGFloat = 400) -> UITableView {
    HostedScreen.apply(.standard)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = source
    return table
  }

  @Test func visibleCellsAreThereRightAfterReloading() {
    let source = ListSource(rows: 3)
    let table = table(source)
    table.reloadData()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    source.sections = [["Only"]]
    table.reloadData()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Only"])
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func aFootersPlaceFollowsTheRowsRealHeights() {
    let source = ListSource(rows: 2)
    source.configure = { cell, _ in
      let box = Box(10, 100)
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
    }
    let table = table(source)
    table.reloadData()
    // Each row also has its separator's pixel.
    let pixels = 2 / table.traitCollection.displayScale
    #expect(abs(table.rectForFooter(inSection: 0).minY - 200 - pixels) < 0.001)
  }

  @Test func aTableWithoutADataSourceHasOneSection() {
    #expect(UITableView().numberOfSections == 1)
  }

  @Test func rowsAreScrolledToBeforeTheTableHasASize() {
    let source = ListSource(rows: 100)
    let table = table(source, height: 0)
    table.rowHeight = 50
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.frame.size.height = 400
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 2000)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 40")
  }

  @Test func reloadingAsksAtOnceHowMuchThereIs() {
    final class Counting: NSObject, UITableViewDataSource {
      var calls: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("sections")
        return 1
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows")
        return 2
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell")
        return UITableViewCell()
      }
    }
    let source = Counting()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    #expect(source.calls.isEmpty)
    table.reloadData()
    #expect(source.calls == ["sections", "rows"])
    table.reloadData()
    #expect(source.calls == ["sections", "rows", "sections", "rows"])
    table.layoutIfNeeded()
    #expect(source.calls.suffix(2) == ["cell", "cell"])
  }

  @Test func pathsOfObjectiveCHaveRowsAndSections() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 2)
    #expect(NSIndexPath(item: 1, section: 0) as IndexPath == IndexPath(item: 1, section: 0))
  }
}
