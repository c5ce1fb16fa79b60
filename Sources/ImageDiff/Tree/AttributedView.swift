public import Graphics

/// A view under differing pixels.
public struct AttributedView: Hashable, Sendable {
  /// The view's class, and its identifier or text; its place in its superview where it has neither.
  public let name: String
  /// Which child to take, from the root on, to reach the view.
  public let path: [Int]
  /// The view itself.
  public let node: ViewNode
  /// The clusters that lie in the view, or that it has a part of.
  public let clusters: [DifferenceCluster]

  /// Differing pixels in those clusters.
  public var pixelCount: Int { clusters.reduce(0) { $0 + $1.pixelCount } }
}
