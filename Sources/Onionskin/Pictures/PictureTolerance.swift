public import Foundation
internal import Graphics
internal import ImageDiff

/// Which differences between a picture and its reference a test lets pass. Nothing is, unless asked for; and what is let
/// pass is told in the run's record, with how much of it was needed.
public struct PictureTolerance: Hashable, Sendable {
  /// A part of the picture that isn't compared.
  public enum IgnoredArea: Hashable, Sendable {
    /// In points of the picture.
    case rect(CGRect)
    /// Where a view is, and where it was in the reference: by its accessibility identifier, or by the name of the
    /// property that holds it.
    case view(String)
  }

  /// The fraction of all pixels that must match, 0...1.
  public var precision: Double
  /// How alike two pixels must look to match, 0...1: their distance in CIE L*a*b* may be up to
  /// `(1 - perceptualPrecision) * 100`. People see no difference from 0.98 on.
  public var perceptualPrecision: Double
  /// How many pixels may differ; nil for no such limit.
  public var maximumDifferingPixels: Int?
  /// How many pixels may differ next to each other; nil for no such limit. Where nothing else limits how many may differ,
  /// any number of such groups may.
  public var maximumClusterPixels: Int?
  /// Whether pixels on the smoothed edge of a shape, in either picture, may differ.
  public var ignoresAntialiasing: Bool
  /// Parts that aren't compared.
  public var ignoredAreas: [IgnoredArea]

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

  /// - Parameters:
  ///   - trees: the views in the picture, and those in the reference; ignored views are looked for in both.
  ///   - scale: pixels a point.
  func tolerance(trees: [ViewNode], scale: CGFloat) -> Tolerance {
    var limit = maximumDifferingPixels
    if limit == nil, maximumClusterPixels != nil, precision >= 1 { limit = .max }
    let rects = ignoredAreas.flatMap { area in
      switch area {
      case .rect(let rect): [rect]
      case .view(let identifier): trees.flatMap { $0.screenFrames(ofViewsNamed: identifier) }
      }
    }
    return Tolerance(
      precision: precision, perceptualPrecision: perceptualPrecision, maximumDifferingPixels: limit,
      ignoredRects: rects.compactMap { PixelRect(covering: $0, scale: scale) },
      ignoresAntialiasing: ignoresAntialiasing)
  }
}

extension ViewNode {
  fileprivate func screenFrames(ofViewsNamed name: String) -> [CGRect] {
    (identifier == name ? [screenFrame] : []) + children.flatMap { $0.screenFrames(ofViewsNamed: name) }
  }
}

extension PixelRect {
  /// All pixels that a rectangle of points touches; nil for one that has none.
  fileprivate init?(covering rect: CGRect, scale: CGFloat) {
    let edges = [rect.minX * scale, rect.minY * scale, rect.maxX * scale, rect.maxY * scale]
    guard !rect.isNull, edges.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    let left = Int(edges[0].rounded(.down))
    let top = Int(edges[1].rounded(.down))
    self.init(
      x: left, y: top, width: Int(edges[2].rounded(.up)) - left, height: Int(edges[3].rounded(.up)) - top)
  }
}
