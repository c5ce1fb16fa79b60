internal import Foundation
internal import InterfaceBuilder

/// Shows a collection's prototypes as items, as Interface Builder's canvas does, with the section's header and footer.
@MainActor final class CanvasCollectionItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]
  private let edges: [String: String]

  /// - Parameter edges: identifiers of headers and footers by their kinds.
  init(sizes: [CGSize], edges: [String: String]) {
    self.sizes = sizes
    self.edges = edges
    super.init()
  }

  static func identifier(ofItem item: Int) -> String { "canvas item \(item)" }
  /// For a layout that requests a header or footer if the document has none.
  static let emptyEdge = "canvas edge"

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: CanvasCollectionItems.identifier(ofItem: indexPath.item), for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: edges[kind] ?? CanvasCollectionItems.emptyEdge, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
