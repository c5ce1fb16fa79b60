import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A flow layout whose items stop in the centre and are smaller beside it.
@MainActor @Suite struct CarouselLayoutTests {
  private final class Carousel: UICollectionViewFlowLayout {
    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 200, height: 300)
      minimumLineSpacing = 20
      sectionInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let view = collectionView else { return nil }
      let middle = view.contentOffset.x + view.bounds.width / 2
      return super.layoutAttributesForElements(in: rect)?.map { original in
        let attributes = original.copy() as! UICollectionViewLayoutAttributes
        let distance = min(abs(attributes.center.x - middle), 220)
        let scale = 1 - distance / 220 * 0.5
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        attributes.alpha = scale
        return attributes
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard let view = collectionView else { return proposedContentOffset }
      let middle = proposedContentOffset.x + view.bounds.width / 2
      let rect = CGRect(origin: proposedContentOffset, size: view.bounds.size)
      let nearest = layoutAttributesForElements(in: rect)?.min {
        abs($0.center.x - middle) < abs($1.center.x - middle)
      }
      guard let nearest else { return proposedContentOffset }
      return CGPoint(x: nearest.center.x - view.bounds.width / 2, y: proposedContentOffset.y)
    }
  }

  @Test func itemsAreSmallerTheFurtherTheyAreFromTheMiddle() {
    let shown = ShownCollection(Carousel(), ItemSource(items: 10), size: CGSize(width: 400, height: 400))
    defer { shown.close() }
    #expect(shown.cell(0).transform == .identity && shown.cell(0).alpha == 1)
    // 220 points beside the centre: half the size, around its own centre at 420.
    #expect(shown.cell(1).transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(shown.frame(1) == [370, 125, 100, 150])
    shown.view.contentOffset.x = 110
    shown.layOut()
    #expect(shown.cell(0).alpha == 0.75 && shown.cell(1).alpha == 0.75)
  }

  @Test func scrollingComesToRestAtAnItem() {
    let layout = Carousel()
    let shown = ShownCollection(layout, ItemSource(items: 10), size: CGSize(width: 400, height: 400))
    defer { shown.close() }
    let end = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 150, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
    #expect(end == CGPoint(x: 220, y: 0))
  }
}
