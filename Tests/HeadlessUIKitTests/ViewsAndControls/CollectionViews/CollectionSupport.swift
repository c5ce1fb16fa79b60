import Foundation
import UIKit

@testable import HeadlessUIKit

/// Items with titles, several sections of them, their sizes, and a log of the view's calls.
@MainActor class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var configure: ((UICollectionViewCell, IndexPath) -> Void)?
  var asked: [IndexPath] = []
  var log: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(items: Int) { self.init([(0..<items).map { "Item \($0)" }]) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TitleCell)?.title = sections[indexPath.section][indexPath.item]
    configure?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("show \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.item)") }
}

/// Returns sizes and spacing for a flow layout.
@MainActor final class FlowSource: ItemSource, UICollectionViewDelegateFlowLayout {
  var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var sizesAsked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return sizes(indexPath)
  }
}

@MainActor final class TitleCell: UICollectionViewCell {
  var title = ""
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view on a screen of 400 x 800 points, at 2x, without a status bar.
@MainActor struct ShownCollection {
  let view: UICollectionView
  let source: ItemSource
  let screen: HostedScreen

  init(
    _ layout: UICollectionViewLayout, _ source: ItemSource, insets: UIEdgeInsets = .zero,
    size: CGSize = CGSize(width: 400, height: 800), traits change: (inout any UIMutableTraits) -> Void = { _ in },
    prepare: (UICollectionView) -> Void = { _ in }
  ) {
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.displayScale = 2
      change(&$0)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TitleCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    self.view = view
    self.source = source
    let configuration = ScreenConfiguration(size: size, safeAreaInsets: insets, traits: traits, minimumMargin: 16)
    screen = HostedScreen(configuration) {
      let controller = UIViewController()
      controller.view = view
      view.dataSource = source
      view.delegate = source
      prepare(view)
      return controller
    }
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell! {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// The position of a cell: x, y, width, height.
  func frame(_ item: Int, _ section: Int = 0) -> [Double] { cell(item, section).map { numbers($0) } ?? [] }

  func edge(_ kind: String, _ section: Int = 0) -> UICollectionReusableView! {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  func layOut() { screen.window.layoutIfNeeded() }

  func close() { screen.close() }
}
