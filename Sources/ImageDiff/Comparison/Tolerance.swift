/// Which differences between two pictures are let pass. Nothing is, unless asked for.
public struct Tolerance: Hashable, Sendable {
  /// The fraction of all pixels that must match, 0...1.
  public var precision: Double
  /// How alike two pixels must look to match, 0...1: their distance in CIE L*a*b* (1976) may be up to
  /// `(1 - perceptualPrecision) * 100`, where larger distances than 100 count as 100. People notice distances from about
  /// 2 on, which is 0.98.
  public var perceptualPrecision: Double
  /// How many pixels may differ; where `precision` sets a limit as well, the stricter of both holds.
  public var maximumDifferingPixels: Int?
  /// Parts of the picture, in pixels, that aren't compared.
  public var ignoredRects: [PixelRect]
  /// Lets pass pixels on the smoothed edge of a shape, in either picture; but not where more than a quarter of all pixels
  /// differ.
  public var ignoresAntialiasing: Bool

  /// Fractions beyond 0...1 are taken for the nearest of both.
  public init(
    precision: Double = 1, perceptualPrecision: Double = 1, maximumDifferingPixels: Int? = nil,
    ignoredRects: [PixelRect] = [], ignoresAntialiasing: Bool = false
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.maximumDifferingPixels = maximumDifferingPixels
    self.ignoredRects = ignoredRects
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// Every byte must be the same.
  public static let exact = Tolerance()

  /// How many of `pixelCount` pixels may differ.
  public func allowedPixels(of pixelCount: Int) -> Int {
    let precision = precision.isNaN ? 1 : precision
    // 0.99 has no exact binary form; a millionth of a pixel makes up for that.
    let share = ((1 - min(max(precision, 0), 1)) * Double(pixelCount) + 1e-6).rounded(.down)
    let byPrecision = min(Int(share), pixelCount)
    guard let maximumDifferingPixels else { return byPrecision }
    return precision < 1 ? min(byPrecision, maximumDifferingPixels) : maximumDifferingPixels
  }

  /// The largest distance in L*a*b* at which pixels match.
  public var largestMatchingColorDistance: Double { (1 - min(max(perceptualPrecision, 0), 1)) * 100 }
}
