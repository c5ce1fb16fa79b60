import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The items that have cells, and the calls to the data source and the delegate.
@MainActor @Suite struct CollectionViewTests {
  private let layout = UICollectionViewFlowLayout()

  init() {
    layout.itemSize = CGSize(width: 400, height: 90)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func onlyItemsInSightHaveCells() {
    let source = ItemSource(items: 10_000)
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    #expect(shown.view.indexPathsForVisibleItems == (0..<8).map { path($0) })
    #expect(source.asked.count == 8)
    #expect(shown.view.contentSize.height == 999_990)
    shown.view.contentOffset.y = 500_000
    shown.layOut()
    #expect(shown.view.indexPathsForVisibleItems.first == path(5000))
    #expect(shown.view.cellForItem(at: path(0)) == nil)
    // Eight are still visible, and their cells are those that were removed.
    #expect(shown.view.visibleCells.compactMap { ($0 as? TitleCell)?.reuses } == Array(repeating: 1, count: 8))
  }

  @Test func theDelegateHearsWhatComesAndGoes() {
    let source = ItemSource(items: 20)
    let shown = ShownCollection(layout, source, size: CGSize(width: 400, height: 200))
    defer { shown.close() }
    #expect(source.log == ["show 0", "show 1"])
    shown.view.contentOffset.y = 100
    shown.layOut()
    #expect(source.log.dropFirst(2) == ["hide 0", "show 2"])
  }

  @Test func registrationsMakeAndFillCells() {
    @MainActor final class Source: ItemSource {
      let registration = UICollectionView.CellRegistration<TitleCell, String> { cell, path, item in
        cell.title = "\(path.item) \(item)"
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: sections[0][indexPath.item])
      }
    }
    let shown = ShownCollection(layout, Source([["A", "B"]]))
    defer { shown.close() }
    #expect((shown.cell(1) as? TitleCell)?.title == "1 B")
  }

  @Test func cellsMoveWithTheirItems() {
    let source = ItemSource([["A", "B", "C"]])
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    let (first, third) = (shown.cell(0), shown.cell(2))
    source.asked = []
    source.sections = [["C", "X", "A"]]
    var isDone = false
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [path(1)])
      shown.view.insertItems(at: [path(1)])
      shown.view.moveItem(at: path(2), to: path(0))
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(source.asked == [path(1)])
    #expect(shown.cell(0) === third && shown.cell(2) === first)
    #expect(shown.frame(2) == [0, 200, 400, 90])
  }

  @Test func reloadedItemsHaveCellsAnewAndReconfiguredOnesKeepThem() {
    let source = ItemSource([["A", "B"]])
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    let cell = shown.cell(0)
    source.sections = [["A2", "B"]]
    shown.view.reconfigureItems(at: [path(0)])
    #expect(shown.cell(0) === cell)
    #expect((shown.cell(0) as? TitleCell)?.title == "A2")
    source.log = []
    shown.view.reloadItems(at: [path(1)])
    #expect(source.log == ["hide 1", "show 1"])
  }

  @Test func numbersOfItemsHaveToFit() {
    let check = ItemUpdateCheck(
      updates: ItemUpdates(deletedItems: [path(0)]), before: [2], after: [2], view: "<C>", words: .collection)
    #expect(
      check.fault
        == "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
        + "section after the update (2) must be equal to the number of items contained in that section before the "
        + "update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 1 "
        + "deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). "
        + "Collection view: <C>")
  }

  @Test func scrollingBringsItemsToTheirPlaces() {
    let shown = ShownCollection(layout, ItemSource(items: 100))
    defer { shown.close() }
    shown.view.scrollToItem(at: path(50), at: .top, animated: false)
    #expect(shown.view.contentOffset.y == 5000)
    shown.view.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
    // The item's centre, 5045, moves to that of 800.
    #expect(shown.view.contentOffset.y == 4645)
    shown.view.scrollToItem(at: path(50), at: .bottom, animated: false)
    #expect(shown.view.contentOffset.y == 4290)
    shown.view.scrollToItem(at: path(99), at: .top, animated: false)
    #expect(shown.view.contentOffset.y == 9190)
  }

  @Test func itemsAreMovedByCode() {
    let source = ItemSource([["A", "B", "C"]])
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    let moved = shown.cell(0)
    #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 210, y: 250))
    shown.layOut()
    #expect(moved?.center == CGPoint(x: 210, y: 250))
    // The others have moved.
    #expect((shown.cell(0) as? TitleCell)?.title == "B")
    #expect(shown.frame(0) == [0, 0, 400, 90])
    shown.view.endInteractiveMovement()
    shown.layOut()
    #expect(source.sections == [["B", "C", "A"]])
    #expect(moved.map { numbers($0) } == [0, 200, 400, 90])
  }

  @Test func aCancelledMoveLeavesEverythingAsItWas() {
    let source = ItemSource([["A", "B", "C"]])
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    _ = shown.view.beginInteractiveMovementForItem(at: path(0))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 250))
    shown.layOut()
    shown.view.cancelInteractiveMovement()
    shown.layOut()
    #expect(source.sections == [["A", "B", "C"]])
    #expect(shown.view.visibleCells.compactMap { ($0 as? TitleCell)?.title } == ["A", "B", "C"])
    #expect(shown.frame(0) == [0, 0, 400, 90])
  }

  @Test func aControllerShowsItsOwnItems() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TitleCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: layout)
    let screen = HostedScreen(ScreenConfiguration(size: CGSize(width: 400, height: 800), traits: .standard)) {
      controller
    }
    defer { screen.close() }
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.delegate === controller)
  }
}
