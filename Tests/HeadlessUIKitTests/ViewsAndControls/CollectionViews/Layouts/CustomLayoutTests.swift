import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Layouts of an app.
@MainActor @Suite struct CustomLayoutTests {
  private final class Tilt: UICollectionViewLayoutAttributes {
    var degrees: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilt)?.degrees = degrees
      return copy
    }
  }

  private final class TiltedCell: UICollectionViewCell {
    var degrees: CGFloat = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      degrees = (layoutAttributes as? Tilt)?.degrees ?? -1
    }
  }

  /// Items below each other, each further to the right, with a decoration view.
  private final class Stairs: UICollectionViewLayout {
    private(set) var steps: [String] = []
    override class var layoutAttributesClass: AnyClass { Tilt.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    final class Context: UICollectionViewLayoutInvalidationContext {
      var isOwn = true
    }

    override init() {
      super.init()
      register(Ground.self, forDecorationViewOfKind: "ground")
    }
    required init?(coder: NSCoder) { nil }

    override func prepare() { steps.append("prepare \(collectionView?.numberOfItems(inSection: 0) ?? -1)") }
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 1000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Tilt(forCellWith: indexPath)
      attributes.frame = CGRect(x: indexPath.item * 10, y: indexPath.item * 300, width: 100, height: 200)
      attributes.degrees = CGFloat(indexPath.item)
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Tilt(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 400, height: 1000)
      attributes.zIndex = -1
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let ground = layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))
      return (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } + [ground!]
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if (context as? Context)?.isOwn == true { steps.append("invalidate") }
      super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.minY > 50 }
  }

  private final class Ground: UICollectionReusableView {}

  private func show(_ layout: UICollectionViewLayout, _ source: ItemSource) -> ShownCollection {
    ShownCollection(
      layout, source, prepare: { $0.register(TiltedCell.self, forCellWithReuseIdentifier: "item") })
  }

  @Test func cellsTakeOverAttributesOfTheLayoutsClass() throws {
    let shown = show(Stairs(), ItemSource(items: 3))
    defer { shown.close() }
    #expect(shown.frame(2) == [20, 600, 100, 200])
    #expect(shown.view.visibleCells.compactMap { ($0 as? TiltedCell)?.degrees } == [0, 1, 2])
    #expect(shown.view.contentSize == CGSize(width: 400, height: 1000))
    let ground = try #require(shown.view.subviews.first { $0 is Ground })
    #expect(numbers(ground) == [0, 0, 400, 1000])
    #expect(shown.view.subviews.firstIndex(of: ground) == 0)
  }

  @Test func layoutsArePreparedAgainOnceTheyAreInvalid() {
    let layout = Stairs()
    let shown = show(layout, ItemSource(items: 3))
    defer { shown.close() }
    let before = layout.steps.count
    shown.view.contentOffset.y = 20
    shown.layOut()
    #expect(layout.steps.count == before)
    shown.view.contentOffset.y = 60
    shown.layOut()
    #expect(layout.steps.dropFirst(before) == ["invalidate", "prepare 3"])
  }

  /// Apple's guide compares the new bounds with the collection view's.
  @Test func layoutsAreAskedWhileTheViewHasItsOldBounds() {
    final class Comparing: UICollectionViewFlowLayout {
      var log: [String] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
      }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        log.append("\(collectionView?.bounds.width ?? 0) to \(newBounds.width)")
        return super.invalidationContext(forBoundsChange: newBounds)
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !log.isEmpty { log.append("\(collectionView?.bounds.width ?? 0)") }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Comparing()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    layout.log = []
    view.bounds.origin.y = 20
    #expect(layout.log == [])
    view.frame.size.width = 310
    #expect(layout.log == ["300.0 to 310.0", "310.0"])
  }

  @Test func transformsAreTheCells() {
    final class Turned: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = super.layoutAttributesForElements(in: rect)
        elements?.forEach { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }
        return elements
      }
    }
    let shown = ShownCollection(Turned(), ItemSource(items: 1))
    defer { shown.close() }
    #expect(shown.cell(0).bounds.size == CGSize(width: 50, height: 50))
    #expect(shown.cell(0).center == CGPoint(x: 25, y: 25))
    #expect(shown.frame(0) == [-25, -25, 100, 100])
  }

  @Test func flippedLayoutsAreMirroredFromRightToLeft() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 290, height: 800)
    let shown = ShownCollection(layout, ItemSource(items: 10), traits: { $0.layoutDirection = .rightToLeft })
    defer { shown.close() }
    // Ten of 290 and nine gaps of 10 are 2990 wide; the first is at the right, and visible.
    #expect(shown.view.contentOffset.x == 2590)
    #expect(shown.frame(0) == [2700, 0, 290, 800])
    #expect(shown.view.indexPathsForVisibleItems.map(\.item) == [0, 1])
  }

  @Test func copiesAreOfTheSameClassAndEqual() throws {
    let attributes = Tilt(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.degrees = 7
    let copy = try #require(attributes.copy() as? Tilt)
    #expect(copy.degrees == 7 && copy.indexPath == IndexPath(item: 1, section: 2))
    #expect(copy.isEqual(attributes))
    copy.alpha = 0.5
    #expect(!copy.isEqual(attributes))
  }
}
