public import Foundation

/// Describes the invalid parts of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject, RuntimeInitializable {
  // Repeated by RuntimeInitializable.
  public override init() {}

  /// Whether everything is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether there are other numbers of sections or items.
  open internal(set) var invalidateDataSourceCounts = false

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Added to the content offset when the layout is invalidated, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The view that requested another size, and the preferred attributes.
  var preferred: UICollectionViewLayoutAttributes?
  /// Whether the whole layout is invalid, by `invalidateLayout()`.
  var isWhole = false
  /// Whether only the visible part has changed.
  var isForBoundsChange = false
}
