import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Batch updates.
@MainActor @Suite struct BatchUpdateTests {
  private final class Rows: UICollectionViewFlowLayout {
    var told: [String] = []

    override init() {
      super.init()
      itemSize = CGSize(width: 400, height: 50)
      minimumLineSpacing = 0
    }
    required init?(coder: NSCoder) { nil }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
        told.append("\(item.updateAction) \(before.map(String.init) ?? "-") \(after.map(String.init) ?? "-")")
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("end")
    }
  }

  @Test func insertsDeletesAndMovesGoTogether() {
    let layout = Rows()
    let source = ItemSource([["A", "B", "C", "D"]])
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    let (b, d) = (shown.cell(1), shown.cell(3))
    var isDone = false
    shown.view.performBatchUpdates {
      // Deletions and the sources of moves refer to the old order, insertions and the destinations of moves to the new one.
      source.sections = [["D", "New", "B", "C"]]
      shown.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      shown.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      shown.view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
    } completion: {
      isDone = $0
    }
    shown.layOut()
    #expect(isDone && shown.cell(0) === d && shown.cell(2) === b)
    #expect((shown.cell(1) as? TitleCell)?.title == "New")
    #expect(shown.frame(3) == [0, 150, 400, 50])
    #expect(Set(layout.told) == ["delete 0 -", "insert - 1", "move 3 0", "end"] && layout.told.last == "end")
  }

  /// UIKit takes a block that doesn't escape.
  @Test func blocksThatDontOutliveTheCallerAreTaken() {
    final class Table: UITableView {
      var batches = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    func run(_ updates: () -> Void, in table: UITableView, _ list: UICollectionView) {
      table.performBatchUpdates(updates)
      list.performBatchUpdates(updates, completion: { _ in })
    }
    let table = Table()
    var runs = 0
    run({ runs += 1 }, in: table, UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(runs == 2 && table.batches == 1)
  }
}
