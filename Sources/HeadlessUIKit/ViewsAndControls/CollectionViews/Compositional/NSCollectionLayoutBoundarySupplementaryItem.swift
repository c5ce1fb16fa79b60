public import Foundation

/// A view at the edge of a section or of the whole layout, such as a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  /// The offset from the aligned position, in points.
  open private(set) var offset: CGPoint
  /// Whether the view extends the section's area; otherwise it overlaps the items.
  open var extendsBoundary = true
  /// Whether the view stays at the edge of the visible area while its section is visible.
  open var pinToVisibleBounds = false

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  var boundaryPlan: BoundaryPlan {
    BoundaryPlan(
      kind: elementKind, width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
      alignment: alignment, offset: offset, extends: extendsBoundary, pins: pinToVisibleBounds, zIndex: zIndex,
      insets: PlanInsets(contentInsets))
  }
}
