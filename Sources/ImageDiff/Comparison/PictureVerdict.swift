/// What comparing two pictures comes to.
public enum PictureVerdict: Hashable, Sendable {
  /// Every pixel is the same.
  case identical
  /// Pixels differ, and the tolerance lets all of it pass; the difference says by how much.
  case similar(Difference)
  /// More differs than the tolerance allows.
  case different(Difference)
  /// The pictures can't be laid over each other.
  case differentSize(SizeDifference)

  /// Whether a test should pass.
  public var isMatch: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .differentSize: false
    }
  }

  /// What differs, for pictures of one size that aren't identical.
  public var difference: Difference? {
    switch self {
    case .similar(let difference), .different(let difference): difference
    case .identical, .differentSize: nil
    }
  }
}

extension PictureVerdict: CustomStringConvertible {
  /// A clause without its end: `identical`, or figures as `Difference` and `SizeDifference` describe them.
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
