import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The frames of items, headers and footers in a flow layout, in points at 2x.
@MainActor @Suite struct FlowLayoutTests {
  private typealias Layout = UICollectionViewFlowLayout

  private let layout = UICollectionViewFlowLayout()

  @Test func defaultsAreUIKits() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.estimatedItemSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds && layout.sectionInset == .zero)
  }

  @Test func itemsFillTheWidthBetweenTheSectionsInsets() {
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
    layout.itemSize = CGSize(width: 100, height: 60)
    let shown = ShownCollection(layout, ItemSource([["A", "B", "C", "D"], ["E"]]))
    defer { shown.close() }
    // A width of 350: three items of 100, and two gaps of 25.
    #expect(shown.frame(0) == [20, 5, 100, 60])
    #expect(shown.frame(1) == [145, 5, 100, 60])
    #expect(shown.frame(2) == [270, 5, 100, 60])
    #expect(shown.frame(3) == [20, 75, 100, 60])
    #expect(shown.frame(0, 1) == [20, 147, 100, 60])
    #expect(shown.view.contentSize == CGSize(width: 400, height: 214))
  }

  @Test func placesAreRoundedToPixels() {
    layout.itemSize = CGSize(width: 99, height: 60)
    let shown = ShownCollection(layout, ItemSource(items: 3))
    defer { shown.close() }
    // Three items of 99 leave 103, which is two gaps of 51.5.
    #expect(shown.frame(1)[0] == 150.5)
    layout.itemSize.width = 93
    shown.layOut()
    // Four items of 93 don't fit with three gaps; three items leave 121 for two gaps.
    #expect(shown.frame(1)[0] == 153.5)
    #expect(shown.frame(2)[0] == 307)
  }

  @Test func delegatesSaySizes() {
    let source = FlowSource(items: 3)
    source.sizes = { CGSize(width: [200, 150, 300][$0.item], height: 40) }
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 200, 40])
    #expect(shown.frame(1) == [250, 0, 150, 40])
    #expect(shown.frame(2) == [50, 50, 300, 40])
  }

  @Test func horizontalLayoutsFillColumns() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 250)
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    let shown = ShownCollection(layout, ItemSource(items: 7))
    defer { shown.close() }
    // Three items of 250 leave 50 for two gaps.
    #expect(shown.frame(0) == [30, 0, 60, 250])
    #expect(shown.frame(1) == [30, 275, 60, 250])
    #expect(shown.frame(3) == [100, 0, 60, 250])
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 0, 30, 800])
    #expect(shown.view.contentSize == CGSize(width: 30 + 3 * 60 + 2 * 10, height: 800))
  }

  @Test func headersAndFootersAreAsWideAsTheContent() {
    layout.headerReferenceSize = CGSize(width: 7, height: 40)
    layout.footerReferenceSize = CGSize(width: 7, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 50, bottom: 10, right: 50)
    let shown = ShownCollection(layout, ItemSource([["A"], ["B"]]))
    defer { shown.close() }
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 0, 400, 40])
    #expect(shown.frame(0) == [50, 50, 50, 50])
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionFooter)) == [0, 110, 400, 20])
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader, 1)) == [0, 130, 400, 40])
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() {
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.itemSize = CGSize(width: 400, height: 300)
    layout.sectionHeadersPinToVisibleBounds = true
    let shown = ShownCollection(layout, ItemSource([["A", "B", "C"], ["D", "E", "F"]]))
    defer { shown.close() }
    shown.view.contentOffset.y = 100
    shown.layOut()
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 100, 400, 40])
    // The first section ends at 40 + 900 + 20 = 960.
    shown.view.contentOffset.y = 940
    shown.layOut()
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 920, 400, 40])
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader, 1)) == [0, 960, 400, 40])
  }

  @Test func linesStartAtTheRightWhereTextDoes() {
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset.left = 40
    let shown = ShownCollection(layout, ItemSource(items: 2), traits: { $0.layoutDirection = .rightToLeft })
    defer { shown.close() }
    #expect(shown.frame(0) == [300, 0, 100, 60])
    // Three items of 100 leave 60 for two gaps.
    #expect(shown.frame(1) == [170, 0, 100, 60])
  }

  @Test func sectionInsetsMayStartAtTheSafeArea() {
    layout.sectionInset.left = 10
    layout.sectionInsetReference = .fromSafeArea
    let shown = ShownCollection(
      layout, ItemSource(items: 1), insets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    defer { shown.close() }
    #expect(shown.frame(0)[0] == 54)
  }

  @Test func contentInsetsNarrowTheLines() {
    layout.itemSize = CGSize(width: 350, height: 60)
    let shown = ShownCollection(
      layout, ItemSource(items: 1),
      prepare: { $0.contentInset = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 15) })
    defer { shown.close() }
    #expect(shown.view.contentSize.width == 360)
    #expect(shown.frame(0)[0] == 5)
  }

  @Test func cellsMaySayHowLargeTheyAre() {
    layout.estimatedItemSize = Layout.automaticSize
    let source = ItemSource(items: 3)
    source.configure = { cell, path in
      let box = Box([120, 200, 60][path.item], [30, 50, 20][path.item])
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    }
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    // Items of 120, 200 and 60 with two gaps fill the line exactly.
    #expect(shown.frame(0) == [0, 10, 120, 40])
    #expect(shown.frame(1) == [130, 0, 200, 60])
    #expect(shown.frame(2) == [340, 15, 60, 30])
  }

  @Test func sizesAreAskedForAgainWhenTheWidthChangesAndNotWhileScrolling() {
    let source = FlowSource(items: 100)
    let shown = ShownCollection(layout, source)
    defer { shown.close() }
    let before = source.sizesAsked
    shown.view.contentOffset.y = 40
    shown.layOut()
    #expect(source.sizesAsked == before)
    layout.invalidateLayout()
    shown.layOut()
    #expect(source.sizesAsked > before)
  }

  @Test func subclassesChangeWhatTheLayoutSays() {
    final class Shifted: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = super.layoutAttributesForElements(in: rect)
        for attributes in elements ?? [] {
          attributes.frame.origin.y += 100
          attributes.alpha = 0.5
          attributes.zIndex = 3
        }
        return elements
      }
    }
    let shown = ShownCollection(Shifted(), ItemSource(items: 1))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 100, 50, 50])
    #expect(shown.cell(0).alpha == 0.5)
    #expect(shown.cell(0).layer.zPosition == 3)
  }

  /// In Core Graphics, rectangles that only touch don't intersect: a row at the edge of a rectangle isn't in it.
  @Test func rowsThatTouchARectangleAreNotInIt() {
    layout.itemSize = CGSize(width: 400, height: 60)
    layout.minimumLineSpacing = 0
    let shown = ShownCollection(layout, ItemSource(items: 4))
    defer { shown.close() }
    func items(_ y: CGFloat, _ height: CGFloat) -> [Int]? {
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 400, height: height))?.map(\.indexPath.item)
    }
    #expect(items(60, 60) == [1])
    #expect(items(59, 62) == [0, 1, 2])
  }
}
