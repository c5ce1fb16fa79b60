import Foundation
public import Graphics

/// Compares pictures pixel by pixel.
public struct ImageComparator: Sendable {
  /// What is let pass.
  public var tolerance: Tolerance
  /// Groups of differing pixels with fewer clean pixels between them are one cluster.
  public var clusterDistance: Int
  /// The most clusters that a difference lists.
  public var maximumClusters: Int

  /// Exact unless told otherwise; sixteen pixels are about five points at three pixels a point.
  public init(tolerance: Tolerance = .exact, clusterDistance: Int = 16, maximumClusters: Int = 32) {
    self.tolerance = tolerance
    self.clusterDistance = clusterDistance
    self.maximumClusters = maximumClusters
  }

  /// Compares two pictures, premultiplied pixels as they are in memory.
  public func compare(_ reference: Bitmap, _ actual: Bitmap) -> Verdict {
    guard reference.size == actual.size else {
      return .differentSize(SizeMismatch(reference: reference.size, actual: actual.size))
    }
    if reference == actual { return .identical }
    let difference = PixelPair.with(reference, actual) { self.difference(in: $0) }
    return difference.remainingPixels >= 0 ? .similar(difference) : .different(difference)
  }

  private func difference(in pair: PixelPair) -> Difference {
    let mask = pair.markUnequal()
    for rect in tolerance.ignoredRects { mask.clear(rect) }
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
    return Difference(
      size: PixelSize(width: pair.width, height: pair.height),
      unequalPixels: unequal.count, differingPixels: count,
      allowedPixels: tolerance.allowedPixels(of: pair.width * pair.height),
      boundingBox: box, clusters: Array(clusters.prefix(max(maximumClusters, 0))), clusterCount: clusters.count,
      largestChannelDelta: unequal.largestDelta, mask: mask)
  }
}

extension Bitmap {
  /// In pixels.
  var size: PixelSize { PixelSize(width: width, height: height) }
}
