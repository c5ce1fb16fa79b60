/// The result of comparing two pictures.
public enum PictureVerdict: Hashable, Sendable {
  /// Every pixel is equal.
  case identical
  /// Pixels differ within the tolerance; the difference contains the figures.
  case similar(Difference)
  /// The pictures differ more than the tolerance allows.
  case different(Difference)
  /// The pictures have different sizes.
  case differentSize(SizeDifference)

  /// Whether the test passes.
  public var isMatch: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .differentSize: false
    }
  }

  /// The difference, for pictures of the same size that aren't identical.
  public var difference: Difference? {
    switch self {
    case .similar(let difference), .different(let difference): difference
    case .identical, .differentSize: nil
    }
  }
}

extension PictureVerdict: CustomStringConvertible {
  /// A clause without a final period: `identical`, or figures as described by `Difference` and `SizeDifference`.
  public var description: String {
    switch self {
    case .identical: "identical"
    case .similar(let difference):
      "similar: \(difference); \(difference.remainingPixels) more pixels could differ"
    case .different(let difference):
      "different: \(difference); \(difference.allowedPixels) may differ"
    case .differentSize(let sizes): "different sizes: \(sizes)"
    }
  }
}
