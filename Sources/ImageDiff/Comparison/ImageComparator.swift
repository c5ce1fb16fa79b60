public import Foundation
public import Graphics

/// Compares pictures pixel by pixel.
public struct ImageComparator: Sendable {
  /// The accepted differences.
  public var tolerance: PictureTolerance
  /// Groups of differing pixels with fewer matching pixels between them are one cluster.
  public var clusterDistance: Int
  /// The maximum number of clusters that a difference lists.
  public var maximumClusters: Int

  /// Exact by default; sixteen pixels are about five points at three pixels per point.
  public init(tolerance: PictureTolerance = .exact, clusterDistance: Int = 16, maximumClusters: Int = 32) {
    self.tolerance = tolerance
    self.clusterDistance = clusterDistance
    self.maximumClusters = maximumClusters
  }

  /// Compares two pictures by their premultiplied pixels.
  ///
  /// - Parameters:
  ///   - trees: the views in both pictures, in which the tolerance's ignored views are searched.
  ///   - scale: pixels per point, for the tolerance's ignored areas.
  public func compare(
    _ reference: Bitmap, _ actual: Bitmap, trees: [ViewNode] = [], scale: CGFloat = 1
  ) -> PictureVerdict {
    guard reference.size == actual.size else {
      return .differentSize(SizeDifference(reference: reference.size, actual: actual.size))
    }
    if reference == actual { return .identical }
    let ignored = tolerance.ignoredRects(in: trees, scale: scale)
    let (difference, largestCluster) = PixelPair.with(reference, actual) { self.difference(in: $0, ignoring: ignored) }
    let isMatch = difference.remainingPixels >= 0 && largestCluster <= tolerance.maximumClusterPixels ?? .max
    return isMatch ? .similar(difference) : .different(difference)
  }

  /// Also returns the number of pixels in the cluster that has the most.
  private func difference(
    in pair: PixelPair, ignoring ignored: [PixelRect]
  ) -> (difference: Difference, largestCluster: Int) {
    let mask = pair.markUnequal()
    for rect in ignored { mask.clear(rect) }
    let unequal = pair.measureDeltas(mask)
    if tolerance.perceptualPrecision < 1 {
      PerceptualFilter(largestDistance: tolerance.largestMatchingColorDistance).clearMatching(mask, pair)
    }
    if tolerance.ignoresAntialiasing { AntialiasingFilter.clearEdges(mask, pair, count: unequal.count) }

    var builder = ClusterBuilder(distance: clusterDistance, width: pair.width)
    var count = 0
    mask.forEachRun { y, start, end in
      count += end - start
      builder.add(y: y, start: start, end: end)
    }
    let clusters = builder.clusters()
    let box = clusters.dropFirst().reduce(clusters.first?.rect) { $0?.union($1.rect) }
    let difference = Difference(
      size: PixelSize(width: pair.width, height: pair.height),
      unequalPixels: unequal.count, differingPixels: count,
      allowedPixels: tolerance.allowedPixels(of: pair.width * pair.height),
      boundingBox: box, clusters: Array(clusters.prefix(max(maximumClusters, 0))), clusterCount: clusters.count,
      largestChannelDelta: unequal.largestDelta, mask: mask)
    return (difference, clusters.map(\.pixelCount).max() ?? 0)
  }
}

extension Bitmap {
  /// In pixels.
  var size: PixelSize { PixelSize(width: width, height: height) }
}
