public import Graphics

/// Where and how much two pictures of one size differ.
public struct Difference: Hashable, Sendable {
  /// Of each of both pictures.
  public let size: PixelSize
  /// Pixels whose values differ at all, ignored rectangles left out.
  public let unequalPixels: Int
  /// Those of them that the tolerance doesn't take for matching: what the verdict counts.
  public let differingPixels: Int
  /// How many pixels the tolerance lets differ.
  public let allowedPixels: Int
  /// The smallest rectangle around all pixels that count; nil where there are none.
  public let boundingBox: PixelRect?
  /// The largest groups of neighbouring pixels that count, the largest rectangle first.
  public let clusters: [DifferenceCluster]
  /// How many groups there are; `clusters` holds the largest of them.
  public let clusterCount: Int
  /// The most that one component of an unequal pixel differs, 1...255.
  public let largestChannelDelta: Int
  let mask: DifferenceMask

  /// How many more pixels could have differed; negative where too many do.
  public var remainingPixels: Int { allowedPixels - differingPixels }

  /// The fraction of all pixels that counts as differing.
  public var differingFraction: Double {
    let total = size.width * size.height
    return total == 0 ? 0 : Double(differingPixels) / Double(total)
  }
}

extension Difference: CustomStringConvertible {
  /// The figures in a sentence without its end: `312 of 3013524 pixels differ (0.0104 %), by up to 255 ...`.
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

  /// Enough digits to tell a single pixel of a large screen from none.
  private var percentage: String {
    let tenThousandths = Int((differingFraction * 1_000_000).rounded(.up))
    let fraction = String(tenThousandths % 10_000 + 10_000).dropFirst()
    return "\(tenThousandths / 10_000).\(fraction)"
  }
}
