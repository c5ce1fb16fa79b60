public import Graphics

/// The difference of two pictures of the same size.
public struct Difference: Hashable, Sendable {
  /// The size of both pictures.
  public let size: PixelSize
  /// The number of pixels whose values differ at all, without ignored rectangles.
  public let unequalPixels: Int
  /// The number of these pixels that the tolerance doesn't accept as matching: the verdict counts them.
  public let differingPixels: Int
  /// The number of pixels that may differ under the tolerance.
  public let allowedPixels: Int
  /// The smallest rectangle around all counted pixels; nil if there are none.
  public let boundingBox: PixelRect?
  /// The largest groups of neighbouring counted pixels, the largest rectangle first.
  public let clusters: [DifferenceCluster]
  /// The number of groups; `clusters` contains the largest of them.
  public let clusterCount: Int
  /// The maximum difference of a component of an unequal pixel, 1...255.
  public let largestChannelDelta: Int
  let mask: DifferenceMask

  /// The number of further pixels that could have differed; negative if too many do.
  public var remainingPixels: Int { allowedPixels - differingPixels }

  /// The counted pixels as a fraction of all pixels.
  public var differingFraction: Double {
    let total = size.width * size.height
    return total == 0 ? 0 : Double(differingPixels) / Double(total)
  }
}

extension Difference: CustomStringConvertible {
  /// The figures as a sentence without its final period: `312 of 3013524 pixels differ (0.0104 %), by up to 255 ...`.
  public var description: String {
    var text = "\(differingPixels) of \(size.width * size.height) pixels differ (\(percentage) %)"
    if unequalPixels > differingPixels {
      text += ", \(unequalPixels - differingPixels) more within the tolerance"
    }
    text += ", components by up to \(largestChannelDelta) of 255"
    if let boundingBox {
      text += clusterCount == 1 ? ", in \(boundingBox)" : ", in \(clusterCount) places within \(boundingBox)"
    }
    return text
  }

  /// Enough digits to distinguish a single pixel of a large screen from 0.
  private var percentage: String {
    let tenThousandths = Int((differingFraction * 1_000_000).rounded(.up))
    let fraction = String(tenThousandths % 10_000 + 10_000).dropFirst()
    return "\(tenThousandths / 10_000).\(fraction)"
  }
}
