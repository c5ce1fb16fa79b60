import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The index at a collection view's edge.
@MainActor @Suite struct CollectionIndexTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index * 10, section: 0) }
  }

  @Test func titlesLeadToTheirItems() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    let source = Source()
    let shown = ShownCollection(layout, ItemSource(items: 0), prepare: { $0.dataSource = source })
    defer { shown.close() }
    let index = try #require(shown.view.subviews.last as? UITableViewIndex)
    #expect(index.titles == ["A", "B", "C"])
    #expect(index.frame == CGRect(x: 385, y: 0, width: 15, height: 800))
    index.didChoose?(2)
    shown.layOut()
    #expect(shown.view.contentOffset.y == 2000)
    // It remains at the edge of the visible part.
    #expect(index.frame.minY == 2000)
  }

  @Test func withoutTitlesThereIsNone() {
    let shown = ShownCollection(UICollectionViewFlowLayout(), ItemSource(items: 3))
    defer { shown.close() }
    #expect(!shown.view.subviews.contains { $0 is UITableViewIndex })
  }
}
