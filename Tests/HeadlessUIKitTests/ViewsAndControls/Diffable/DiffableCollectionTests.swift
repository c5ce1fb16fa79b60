import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A collection view with a diffable data source.
@MainActor @Suite struct DiffableCollectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private final class Made {
    var items: [Int] = []
  }

  private let made = Made()

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["only"])
    snapshot.appendItems(items)
    return snapshot
  }

  private func show() -> (ShownCollection, Source) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    var source: Source!
    let shown = ShownCollection(
      layout, ItemSource([]),
      prepare: { view in
        source = Source(collectionView: view) { [made] view, path, item in
          made.items.append(item)
          let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
          (cell as? TitleCell)?.title = "\(item)"
          return cell
        }
      })
    return (shown, source)
  }

  @Test func itemsThatStayKeepTheirCells() {
    let (shown, source) = show()
    defer { shown.close() }
    source.apply(snapshot([1, 2, 3]))
    shown.layOut()
    let cell = shown.cell(2)
    made.items = []
    source.apply(snapshot([3, 4, 1]))
    shown.layOut()
    #expect(made.items == [4])
    #expect(shown.cell(0) === cell)
    #expect(shown.view.visibleCells.compactMap { ($0 as? TitleCell)?.title } == ["3", "4", "1"])
    #expect(source.indexPath(for: 4) == IndexPath(item: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 1)
  }

  @Test func reconfiguredItemsKeepTheirCellsAndReloadedOnesDoNot() {
    let (shown, source) = show()
    defer { shown.close() }
    source.apply(snapshot([1, 2]))
    shown.layOut()
    let cells = [shown.cell(0), shown.cell(1)]
    made.items = []
    var next = source.snapshot()
    next.reconfigureItems([1])
    source.apply(next)
    shown.layOut()
    #expect(made.items == [1] && shown.cell(0) === cells[0])
    next = source.snapshot()
    next.reloadItems([2])
    source.apply(next)
    shown.layOut()
    #expect(made.items == [1, 2])
  }

  @Test func itemsAreMovedWhereTheHandlersAllowIt() {
    let (shown, source) = show()
    defer { shown.close() }
    source.apply(snapshot([1, 2, 3]))
    shown.layOut()
    #expect(!shown.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    var moved: [Int] = []
    source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    #expect(shown.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 145))
    shown.view.endInteractiveMovement()
    shown.layOut()
    #expect(moved == [2, 3, 1])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
  }

  @Test func supplementaryViewsComeFromTheProvider() {
    let (shown, source) = show()
    defer { shown.close() }
    (shown.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 30
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
    }
    source.apply(snapshot([1]))
    shown.layOut()
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 0, 400, 30])
  }
}
