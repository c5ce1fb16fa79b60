import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Compositional layouts as in apps, with frames calculated by hand.
@MainActor @Suite struct CompositionalPageTests {
  private typealias Size = NSCollectionLayoutSize

  private func show(
    _ section: NSCollectionLayoutSection, items: Int = 6, insets: UIEdgeInsets = .zero,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> ShownCollection {
    ShownCollection(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), ItemSource(items: items),
      insets: insets)
  }

  private func full() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  private func row(_ height: CGFloat, width: NSCollectionLayoutDimension = .fractionalWidth(1))
    -> NSCollectionLayoutGroup
  {
    .horizontal(layoutSize: Size(widthDimension: width, heightDimension: .absolute(height)), subitems: [full()])
  }

  @Test func mosaicsOfNestedGroups() {
    let large = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(2.0 / 3), heightDimension: .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let small = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [large, pair])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 50, bottom: 20, trailing: 50)
    let shown = show(section)
    defer { shown.close() }
    // 300 points wide and 150 high: 200 and twice 100 x 75.
    #expect(shown.frame(0) == [52, 12, 196, 146])
    #expect(shown.frame(1) == [250, 10, 100, 75])
    #expect(shown.frame(2) == [250, 85, 100, 75])
    #expect(shown.frame(3) == [52, 170, 196, 146])
    #expect(shown.view.contentSize.height == CGFloat(10 + 150 + 8 + 150 + 20))
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 16.0),
    (.continuousGroupLeadingBoundary, 16), (.paging, 16), (.groupPaging, 16),
    // (400 - 200) / 2.
    (.groupPagingCentered, 100),
  ])
  func orthogonalSectionsStartAtTheirInsetOrInTheMiddle(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ start: Double
  ) {
    let section = NSCollectionLayoutSection(group: row(100, width: .absolute(200)))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let shown = show(section)
    defer { shown.close() }
    #expect(shown.frame(0) == [start, 0, 200, 100])
    #expect(shown.frame(1) == [start + 210, 0, 200, 100])
    #expect(shown.view.contentSize == CGSize(width: 400, height: 100))
  }

  @Test func boundaryItemsStandAtTheirAlignmentAndOffset() {
    let section = NSCollectionLayoutSection(group: row(100))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .topTrailing,
      absoluteOffset: CGPoint(x: -10, y: -4))
    header.zIndex = 7
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    footer.extendsBoundary = false
    section.boundarySupplementaryItems = [header, footer]
    let shown = show(section, items: 2)
    defer { shown.close() }
    // Half of the 360 points between the insets, at their end, moved by the offset.
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [190, -4, 180, 40])
    #expect(shown.edge(UICollectionView.elementKindSectionHeader).layer.zPosition == 7)
    #expect(shown.frame(0) == [20, 45, 360, 100])
    // Above the last rows: the section ends 5 points below them.
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionFooter)) == [20, 215, 360, 30])
    #expect(shown.view.contentSize.height == CGFloat(40 + 5 + 200 + 5))
  }

  @Test func insetsReferToMarginsWhereTheLayoutSaysSo() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let section = NSCollectionLayoutSection(group: row(100))
    let shown = show(section, configuration: configuration)
    defer { shown.close() }
    #expect(shown.frame(0) == [16, 0, 368, 100])
    section.contentInsetsReference = .none
    shown.view.collectionViewLayout.invalidateLayout()
    shown.layOut()
    #expect(shown.frame(0) == [0, 0, 400, 100])
  }

  @Test func itemsBesideEachOtherAreAsHighAsTheHighest() {
    final class Wish: UICollectionViewCell {
      var height: CGFloat = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }
    let item = NSCollectionLayoutItem(
      layoutSize: Size(
        widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
    let source = ItemSource(items: 4)
    source.configure = { cell, path in (cell as? Wish)?.height = [60, 90, 30, 40][path.item] }
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source,
      prepare: { $0.register(Wish.self, forCellWithReuseIdentifier: "item") })
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 200, 90] && shown.frame(1) == [200, 0, 200, 90])
    #expect(shown.frame(2) == [0, 90, 200, 40] && shown.frame(3) == [200, 90, 200, 40])
  }

  @Test func aBadgeIsAsLargeAsItsTextAndItsFixedHeight() throws {
    final class Badge: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .estimated(10), heightDimension: .absolute(22)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), ItemSource(items: 1),
      prepare: { $0.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge") })
    defer { shown.close() }
    let view = try #require(shown.edge("badge"))
    #expect(numbers(view) == [378, 0, 22, 22])
    // A view that hides itself remains hidden while the layout changes nothing.
    view.isHidden = true
    shown.view.collectionViewLayout.invalidateLayout()
    shown.layOut()
    #expect(view.isHidden)
  }

  @Test func sidebarsStandAwayFromTheEdges() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    let shown = ShownCollection(
      layout, ItemSource(items: 1),
      prepare: {
        $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
      })
    defer { shown.close() }
    #expect(shown.frame(0)[0] == 16 && shown.frame(0)[2] == 368)
  }
}
