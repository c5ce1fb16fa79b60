import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Compositional layouts in a view of 400 x 800 points, at 2x.
@MainActor @Suite struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Columns of equal width, 100 high.
  private func grid(_ columns: Int, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    return NSCollectionLayoutSection(group: group)
  }

  private func header(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  }

  @Test func sectionsStandOneBelowTheOther() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in grid(index == 0 ? 2 : 4, spacing: 8) }, configuration: configuration)
    let shown = ShownCollection(layout, ItemSource([["A", "B", "C"], ["D", "E"]]))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 196, 100])
    #expect(shown.frame(1) == [204, 0, 196, 100])
    #expect(shown.frame(2) == [0, 100, 196, 100])
    // Four of 94 and three distances.
    #expect(shown.frame(1, 1) == [102, 220, 94, 100])
    #expect(shown.view.contentSize == CGSize(width: 400, height: 320))
  }

  @Test func providersSeeTheRoom() throws {
    var seen: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      seen.append(environment.container.effectiveContentSize)
      return grid(1)
    }
    let shown = ShownCollection(
      layout, ItemSource(items: 1), insets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    defer { shown.close() }
    #expect(seen.last == CGSize(width: 312, height: 800))
    // The safe area is added to the section's insets.
    #expect(shown.frame(0) == [44, 0, 312, 100])
  }

  @Test func layoutsAreMirroredFromRightToLeft() {
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: grid(4)), ItemSource(items: 4),
      traits: { $0.layoutDirection = .rightToLeft })
    defer { shown.close() }
    #expect(shown.frame(0) == [300, 0, 100, 100])
    #expect(shown.frame(3) == [0, 0, 100, 100])
  }

  @Test func headersStayInSightWhereTheyArePinned() {
    let section = grid(1)
    let item = header(.absolute(40))
    item.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [item]
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: section),
      ItemSource([["A", "B", "C"], Array(repeating: "D", count: 9)]))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 40, 400, 100])
    shown.view.contentOffset.y = 150
    shown.layOut()
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 150, 400, 40])
    // The section ends at 340.
    shown.view.contentOffset.y = 320
    shown.layOut()
    #expect(numbers(shown.edge(UICollectionView.elementKindSectionHeader)) == [0, 300, 400, 40])
    #expect(shown.edge(UICollectionView.elementKindSectionHeader).layer.zPosition == 1)
  }

  @Test func cellsAndHeadersMaySayTheirHeight() {
    let row = size(.fractionalWidth(1), .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.interGroupSpacing = 10
    let source = ItemSource(items: 3)
    source.configure = { cell, path in
      let box = Box(10, 30 + 20 * CGFloat(path.item))
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
    }
    let shown = ShownCollection(UICollectionViewCompositionalLayout(section: section), source)
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 400, 30])
    #expect(shown.frame(1) == [0, 40, 400, 50])
    #expect(shown.frame(2) == [0, 100, 400, 70])
    #expect(shown.view.contentSize.height == 170)
  }

  /// Views that are larger than their estimate make the content longer than the view, and bars take space then.
  @Test func measuredContentStaysMeasuredBelowBars() {
    let row = size(.fractionalWidth(1), .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let source = ItemSource(items: 10)
    source.configure = { cell, _ in
      let box = Box(10, 100)
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
    }
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: section), source,
      insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 400, 100])
    #expect(shown.frame(5) == [0, 500, 400, 100])
    #expect(shown.view.adjustedContentInset.top == 44)
  }

  @Test func orthogonalSectionsShowTheirFirstGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(0.6), .absolute(120)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let shown = ShownCollection(UICollectionViewCompositionalLayout(section: section), ItemSource(items: 1000))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 240, 120])
    #expect(shown.frame(1) == [250, 0, 240, 120])
    #expect(shown.view.visibleCells.count == 2)
    #expect(shown.view.contentSize == CGSize(width: 400, height: 120))
    shown.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .left, animated: false)
    shown.layOut()
    #expect(shown.frame(500) == [0, 0, 240, 120])
    #expect(shown.view.contentOffset == .zero)
  }

  @Test func handlersChangeWhatIsInSight() {
    let section = grid(1)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.y)
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.25 : 1 }
    }
    let shown = ShownCollection(UICollectionViewCompositionalLayout(section: section), ItemSource(items: 20))
    defer { shown.close() }
    #expect(shown.cell(0).alpha == 0.25 && shown.cell(1).alpha == 1)
    shown.view.contentOffset.y = 30
    shown.layOut()
    #expect(offsets.last == 30)
  }

  @Test func backgroundsAndBadgesStandWhereTheyBelong() throws {
    final class Ground: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    section.boundarySupplementaryItems = [header(.absolute(40))]
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let shown = ShownCollection(layout, ItemSource(items: 2))
    defer { shown.close() }
    let view = try #require(shown.view.subviews.first { $0 is Ground })
    #expect(numbers(view) == [4, 4, 392, 162])
    #expect(numbers(shown.edge("badge")) == [180, 50, 20, 20])
    #expect(shown.view.subviews.first === view)
  }

  @Test func theWholeContentHasAHeaderOfItsOwn() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), elementKind: "badge", alignment: .top)
    ]
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: grid(1), configuration: configuration), ItemSource(items: 1))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 60, 400, 100])
    let view = try #require(shown.view.visibleSupplementaryViews(ofKind: "badge").first)
    #expect(numbers(view) == [0, 0, 400, 60])
    #expect(shown.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge") == [IndexPath(index: 0)])
  }

  @Test func customGroupsPutItemsWhereTheProviderSays() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 4, height: 90)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: 50, height: 50), zIndex: 2),
      ]
    }
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), ItemSource(items: 3))
    defer { shown.close() }
    #expect(shown.frame(0) == [0, 0, 100, 90])
    #expect(shown.frame(1) == [200, 30, 50, 50])
    #expect(shown.cell(1).layer.zPosition == 2)
    #expect(shown.frame(2) == [0, 90, 100, 90])
  }

  @Test func tenThousandItemsAreNotLookedAt() {
    let source = ItemSource(items: 10_000)
    let shown = ShownCollection(UICollectionViewCompositionalLayout(section: grid(1)), source)
    defer { shown.close() }
    #expect(source.asked.count == 8)
    #expect(shown.view.contentSize.height == 1_000_000)
  }
}
