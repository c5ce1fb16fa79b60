import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Ten thousand items cost as much as the visible ones, with every layout.
@MainActor @Suite struct ManyItemsTests {
  /// 100 points high by its constraints.
  private final class HighCell: UICollectionViewCell {
    static var made = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      HighCell.made += 1
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 400),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func cellsMade(_ layout: UICollectionViewLayout) -> Int {
    HighCell.made = 0
    let source = ItemSource(items: 10_000)
    let shown = ShownCollection(
      layout, source,
      prepare: {
        $0.register(HighCell.self, forCellWithReuseIdentifier: "item")
      })
    defer { shown.close() }
    shown.view.contentOffset.y = 5000
    shown.layOut()
    shown.view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    shown.layOut()
    #expect(shown.cell(9_999) != nil)
    return HighCell.made
  }

  @Test func estimatedFlowLayouts() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    // Eight columns of 50 points by the estimate fill the screen first; then eight rows of one.
    #expect(cellsMade(layout) < 8 * 17)
  }

  @Test func estimatedCompositionalLayouts() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    // 800 points of 40.
    #expect(cellsMade(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))) <= 22)
  }

  @Test func lists() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    #expect(cellsMade(layout) <= 21)
  }
}
