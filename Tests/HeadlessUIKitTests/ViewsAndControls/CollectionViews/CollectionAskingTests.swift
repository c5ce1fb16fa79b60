import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The times at which a collection view queries its data source, and its answers about items that aren't shown.
@MainActor @Suite struct CollectionAskingTests {
  /// Rows of 50 points.
  private func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// Tests of other libraries reload a view, and change the data before its layout.
  @Test func nothingIsMadeForWhoAsksBeforeTheLayout() {
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 400, height: 20)
    let source = ItemSource(items: 3)
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    let view = shown.view
    func reported() -> [Int] {
      [
        view.visibleCells.count, view.indexPathsForVisibleItems.count,
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count,
        view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).count,
      ]
    }
    #expect(reported() == [3, 3, 1, 1])
    source.asked = []
    view.reloadData()
    #expect(reported() == [0, 0, 0, 0] && source.asked.isEmpty)
    shown.layOut()
    #expect(reported() == [3, 3, 1, 1])
  }

  /// Apps set a header's size without a method for its view, and get the space.
  @Test func aHeaderWithoutAMethodForItsViewIsEmpty() {
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 400, height: 20)
    let source = PlainSource()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 20)
  }

  @Test func aBatchLaysOutBeforeItReturns() throws {
    let source = ItemSource(items: 2)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout())
    view.register(TitleCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    #expect(view.visibleCells.isEmpty)
    view.performBatchUpdates(nil)
    #expect(view.visibleCells.count == 2)
    source.sections = [["A", "B", "C"]]
    var seen = 0
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: { _ in
      seen = view.visibleCells.count
    }
    #expect(seen == 3 && view.visibleCells.count == 3)
  }

  @Test func aHeaderWithoutASizeHasAttributesWithoutOne() throws {
    let shown = ShownCollection(layout(), ItemSource(items: 1))
    defer { shown.close() }
    let header = UICollectionView.elementKindSectionHeader
    let attributes = try #require(
      shown.view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 0)))
    #expect(attributes.size == .zero && attributes.representedElementKind == header)
    #expect(
      shown.view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 1)) == nil)
    #expect(shown.view.layoutAttributesForSupplementaryElement(ofKind: "x", at: IndexPath(item: 0, section: 0)) == nil)
    #expect(shown.edge(header) == nil)
  }

  /// A cell 16 points wide by its constraints; the app still reads the attributes that the layout proposed.
  @Test func preferredAttributesAreACopy() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 360, height: 64))
    let box = makeSubview(of: cell.contentView)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 16), box.heightAnchor.constraint(equalToConstant: 30),
      box.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
      box.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    NSLayoutConstraint.activate([
      cell.contentView.widthAnchor.constraint(equalTo: cell.widthAnchor),
      cell.contentView.heightAnchor.constraint(equalTo: cell.heightAnchor),
    ])
    let asked = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    asked.frame = CGRect(x: 0, y: 0, width: 360, height: 64)
    let preferred = cell.preferredLayoutAttributesFitting(asked)
    #expect(asked.frame.size == CGSize(width: 360, height: 64))
    #expect(preferred.frame.size != asked.frame.size && preferred !== asked)
  }
}

/// Has the methods that aren't optional.
@MainActor private final class PlainSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
