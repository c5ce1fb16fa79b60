public import Graphics

/// A view that contains differing pixels.
public struct AttributedView: Hashable, Sendable {
  /// The view's class with its identifier or text, or with its index in the superview if it has neither.
  public let name: String
  /// The indices of the children on the way from the root to the view.
  public let path: [Int]
  /// The view itself.
  public let node: ViewNode
  /// The clusters that are in the view, at least in part.
  public let clusters: [DifferenceCluster]

  /// The number of differing pixels in those clusters.
  public var pixelCount: Int { clusters.reduce(0) { $0 + $1.pixelCount } }
}
