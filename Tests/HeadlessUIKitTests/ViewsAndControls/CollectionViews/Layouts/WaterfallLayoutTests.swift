import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A layout of columns, as in photo apps: each item is added to the shortest column.
@MainActor @Suite struct WaterfallLayoutTests {
  private final class Waterfall: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    var prepared = 0

    override func prepare() {
      super.prepare()
      guard cache.isEmpty, let view = collectionView else { return }
      prepared += 1
      let width = (view.bounds.width - 10) / 2
      var ends: [CGFloat] = [0, 0]
      for item in 0..<view.numberOfItems(inSection: 0) {
        let column = ends[0] <= ends[1] ? 0 : 1
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: CGFloat(column) * (width + 10), y: ends[column], width: width, height: CGFloat(100 + item % 3 * 50))
        ends[column] = attributes.frame.maxY + 10
        cache.append(attributes)
      }
      height = (ends.max() ?? 0) - 10
    }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      cache[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [] }
    }
  }

  @Test func itemsFillTheShorterColumn() {
    let layout = Waterfall()
    let shown = ShownCollection(layout, ItemSource(items: 40))
    defer { shown.close() }
    // Columns of (400 - 10) / 2 points; the heights are 100, 150, 200.
    #expect(shown.frame(0) == [0, 0, 195, 100])
    #expect(shown.frame(1) == [205, 0, 195, 150])
    #expect(shown.frame(2) == [0, 110, 195, 200])
    #expect(shown.frame(3) == [205, 160, 195, 100])
    #expect(shown.frame(4) == [205, 270, 195, 150])
    #expect(layout.prepared == 1)
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 300, y: 200)) == IndexPath(item: 3, section: 0))
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 200, y: 200)) == nil)
    shown.view.contentOffset.y = 1000
    shown.layOut()
    // Scrolling calls `prepare`, and the layout keeps its results.
    #expect(layout.prepared == 1 && shown.cell(0) == nil)
    shown.view.reloadData()
    shown.layOut()
    #expect(layout.prepared == 2)
  }
}
