public import Foundation
import Graphics

/// The differences between a picture and its reference that a test accepts. By default there are none; tolerated differences are
/// written to the run's record, with the part of the tolerance that was needed.
public struct PictureTolerance: Hashable, Sendable {
  /// A part of the picture that isn't compared.
  public enum IgnoredArea: Hashable, Sendable {
    /// A rectangle in points of the picture; all pixels that it touches are ignored.
    case rect(CGRect)
    /// The position of a view, and its position in the reference. The view is identified by its accessibility identifier, or by the
    /// name of the property that stores it.
    case view(String)
  }

  /// The fraction of all pixels that must match, 0...1.
  public var precision: Double
  /// How similar two pixels must look to match, 0...1: their distance in CIE L*a*b* (1976) may be up to `(1 - perceptualPrecision)
  /// * 100`; larger distances than 100 count as 100. People notice distances from about 2, which is 0.98.
  public var perceptualPrecision: Double
  /// The number of pixels that may differ; nil for no such limit. If `precision` sets a limit, too, the stricter one applies.
  public var maximumDifferingPixels: Int?
  /// The number of neighbouring pixels that may differ; nil for no such limit. If no other limit is set, there may be any number of
  /// such groups.
  public var maximumClusterPixels: Int?
  /// Whether pixels on the antialiased edge of a shape, in either picture, may differ; has no effect if more than a quarter of all
  /// pixels differ.
  public var ignoresAntialiasing: Bool
  /// Parts that aren't compared.
  public var ignoredAreas: [IgnoredArea]

  /// Creates a tolerance; fractions are limited to 0...1.
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

  /// Requires every pixel to be equal.
  public static let exact = PictureTolerance()

  /// The number of `pixelCount` pixels that may differ.
  package func allowedPixels(of pixelCount: Int) -> Int {
    let precision = precision.isNaN ? 1 : precision
    // 0.99 has no exact binary representation; a millionth of a pixel compensates for that.
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
