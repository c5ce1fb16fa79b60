import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Transitions between layouts.
@MainActor @Suite struct TransitionLayoutTests {
  private func grid(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  @Test func itemsLieBetweenTheirPlaces() {
    let shown = ShownCollection(grid(100, 100), ItemSource(items: 5))
    defer { shown.close() }
    let transition = shown.view.startInteractiveTransition(to: grid(400, 200))
    shown.layOut()
    #expect(shown.frame(1) == [100, 0, 100, 100])
    transition.transitionProgress = 0.5
    shown.layOut()
    // Halfway from (100, 0; 100 x 100) to (0, 200; 400 x 200): the centres from (150, 50) to (200, 300).
    #expect(shown.frame(1) == [50, 100, 250, 150])
    // The content from 200 to 1000 points.
    #expect(shown.view.contentSize == CGSize(width: 400, height: 600))
  }

  @Test func finishingEndsInTheNextLayoutAndCancellingInTheFirst() {
    let (first, next) = (grid(100, 100), grid(400, 200))
    let shown = ShownCollection(first, ItemSource(items: 5))
    defer { shown.close() }
    var ends: [[Bool]] = []
    shown.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    shown.view.cancelInteractiveTransition()
    shown.layOut()
    #expect(shown.view.collectionViewLayout === first && next.collectionView == nil)
    #expect(shown.frame(1) == [100, 0, 100, 100])
    shown.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    shown.view.finishInteractiveTransition()
    shown.layOut()
    #expect(shown.view.collectionViewLayout === next && first.collectionView == nil)
    #expect(shown.frame(1) == [0, 200, 400, 200])
    #expect(ends == [[true, false], [true, true]])
  }

  private final class Own: UICollectionViewTransitionLayout {}

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test func delegatesMakeTheTransition() {
    let delegate = Delegate()
    let shown = ShownCollection(grid(100, 100), ItemSource(items: 5), prepare: { $0.delegate = delegate })
    defer { shown.close() }
    let transition = shown.view.startInteractiveTransition(to: grid(400, 200))
    #expect(transition is Own)
    transition.updateValue(3, forAnimatedKey: "tilt")
    #expect(transition.value(forAnimatedKey: "tilt") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  private final class Steady: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 120)
    }
  }

  @Test func theNewLayoutSaysWhereTheContentStands() {
    let layout = Steady()
    layout.itemSize = CGSize(width: 400, height: 400)
    let shown = ShownCollection(grid(100, 100), ItemSource(items: 20))
    defer { shown.close() }
    var isDone = false
    shown.view.setCollectionViewLayout(layout, animated: true) { isDone = $0 }
    #expect(isDone && shown.view.contentOffset.y == 120)
  }
}
