public import Foundation

/// The attachment of a supplementary item to its container: edges, and an offset.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or in fractions of the item's own size.
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  var plan: PlanAnchor {
    PlanAnchor(
      edges: edges, offset: CGPoint(x: offset.x.layoutLength, y: offset.y.layoutLength),
      isFractional: isFractionalOffset)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
