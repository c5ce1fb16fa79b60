public import Foundation
import Graphics

/// Which differences between a picture and its reference a test lets pass. Nothing is, unless asked for; and tolerated
/// differences are written to the run's record, with how much of the tolerance was needed.
public struct PictureTolerance: Hashable, Sendable {
  /// A part of the picture that isn't compared.
  public enum IgnoredArea: Hashable, Sendable {
    /// In points of the picture; all pixels that it touches.
    case rect(CGRect)
    /// Where a view is, and where it was in the reference: by its accessibility identifier, or by the name of the
    /// property that holds it.
    case view(String)
  }

  /// The fraction of all pixels that must match, 0...1.
  public var precision: Double
  /// How alike two pixels must look to match, 0...1: their distance in CIE L*a*b* (1976) may be up to
  /// `(1 - perceptualPrecision) * 100`, where larger distances than 100 count as 100. People notice distances from about
  /// 2 on, which is 0.98.
  public var perceptualPrecision: Double
  /// How many pixels may differ, where `precision` sets a limit as well, the stricter of both holds; nil for no such limit.
  public var maximumDifferingPixels: Int?
  /// How many pixels may differ next to each other; nil for no such limit. Where nothing else limits how many may differ,
  /// any number of such groups may.
  public var maximumClusterPixels: Int?
  /// Whether pixels on the smoothed edge of a shape, in either picture, may differ; but not where more than a quarter of all
  /// pixels do.
  public var ignoresAntialiasing: Bool
  /// Parts that aren't compared.
  public var ignoredAreas: [IgnoredArea]

  /// A tolerance; fractions beyond 0...1 are taken for the nearest of both.
  public init(
    precision: Double = 1, perceptualPrecision: Double = 1, maximumDifferingPixels: Int? = nil,
    maximumClusterPixels: Int? = nil, ignoresAntialiasing: Bool = false, ignoring ignoredAreas: [IgnoredArea] = []
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.maximumDifferingPixels = maximumDifferingPixels
    self.maximumClusterPixels = maximumClusterPixels
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignoredAreas = ignoredAreas
  }

  /// Every pixel must be the same.
  public static let exact = PictureTolerance()

  /// How many of `pixelCount` pixels may differ.
  package func allowedPixels(of pixelCount: Int) -> Int {
    let precision = precision.isNaN ? 1 : precision
    // 0.99 has no exact binary form; a millionth of a pixel makes up for that.
    let share = ((1 - min(max(precision, 0), 1)) * Double(pixelCount) + 1e-6).rounded(.down)
    let byPrecision = min(Int(share), pixelCount)
    if let maximumDifferingPixels {
      return precision < 1 ? min(byPrecision, maximumDifferingPixels) : maximumDifferingPixels
    }
    return maximumClusterPixels != nil && precision >= 1 ? .max : byPrecision
  }

  /// The largest distance in L*a*b* at which pixels match.
  var largestMatchingColorDistance: Double { (1 - min(max(perceptualPrecision, 0), 1)) * 100 }

  /// The pixels that aren't compared.
  ///
  /// - Parameters:
  ///   - trees: the views in both pictures; ignored views are looked for in all of them.
  ///   - scale: pixels a point.
  func ignoredRects(in trees: [ViewNode], scale: CGFloat) -> [PixelRect] {
    let rects = ignoredAreas.flatMap { area in
      switch area {
      case .rect(let rect): [rect]
      case .view(let identifier): trees.flatMap { $0.screenFrames(ofViewsNamed: identifier) }
      }
    }
    return rects.filter { !$0.isNull }.map { rect in
      PixelRect(
        enclosing: Double(rect.minX * scale), Double(rect.minY * scale), Double(rect.maxX * scale),
        Double(rect.maxY * scale))
    }
  }
}

extension ViewNode {
  fileprivate func screenFrames(ofViewsNamed name: String) -> [CGRect] {
    (identifier == name ? [screenFrame] : []) + children.flatMap { $0.screenFrames(ofViewsNamed: name) }
  }
}
